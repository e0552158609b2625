/** Why a text is not acceptable JSON. */
export class JsonProblem extends Error {
  readonly code: 'request.malformed' | 'request.duplicate_key';
  constructor(code: JsonProblem['code']) {
    super(code);
    this.name = 'JsonProblem';
    this.code = code;
  }
}

const DEPTH_MAX = 20;

/**
 * Reads JSON and refuses what different parsers read differently: an object that names a key twice, and keys that reach for
 * prototypes (S31). Keys are compared after unescaping.
 */
export function parseStrictJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new JsonProblem('request.malformed');
  }
  // The text is valid JSON from here on, so that the walk below only has to follow strings and braces.
  const seen: (Set<string> | null)[] = [];
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g)) {
    const token = match[0];
    if (token === '{' || token === '[') {
      if (seen.push(token === '{' ? new Set() : null) > DEPTH_MAX) throw new JsonProblem('request.malformed');
    } else if (token === '}' || token === ']') seen.pop();
    else if (match[1] !== undefined) {
      const key = String(JSON.parse(token.slice(0, -match[1].length)));
      const keys = seen.at(-1);
      if (key === '__proto__' || keys?.has(key)) throw new JsonProblem('request.duplicate_key');
      keys?.add(key);
    }
  }
  return value;
}
