import type { CallTypes } from './call.ts'

type Given<Name extends string, Value> = undefined extends Value
  ? Partial<Record<Name, Value>>
  : Record<Name, Value>

/** What a client sends with a call, typed by the call itself. */
export type CallRequest<T extends CallTypes> = Given<'params', T['params']> &
  Given<'query', T['query']> &
  Given<'body', T['body']> & { headers?: Readonly<Record<string, string>> }

/** The call's path with its parameters written out, and its query. */
export function addressOfCall(
  path: string,
  { params, query }: { params?: unknown; query?: unknown },
): string {
  const values = (params ?? {}) as Record<string, string>
  const address = path.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(values[name] ?? ''))
  const asked = Object.entries((query ?? {}) as Record<string, unknown>)
  const search = asked.map(([name, value]) => `${encode(name)}=${encode(String(value))}`).join('&')
  return search ? `${address}?${search}` : address
}

/** As a browser writes a form: a space is a plus. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+')
}
