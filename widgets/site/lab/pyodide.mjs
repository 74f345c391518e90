// Runs before Pyodide is loaded: compiles its program while it is being fetched, whatever its content type. Otherwise Pyodide
// would wait for ever.

const compile = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (answer, imports) => {
  const found = await answer;
  if (!found.ok) throw new Error(`${found.url}: ${found.status}`);
  return compile(new Response(found.body, { headers: { "content-type": "application/wasm" } }), imports);
};

export * from "./pyodide.own.mjs";
