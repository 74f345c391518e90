"""The site: the notebooks as pages whose kernel is the reader's own browser. See `building`."""
