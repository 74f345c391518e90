### Runtime Error: what the packs of levels are called.

pack-statements = Statements and inputs
pack-claims = Endless turns and claims
