import type { Call, CallTypes } from '@butterleaf/contract/call'
import type { Problem } from '@butterleaf/contract/problem'
import { ApiProblem } from './api-problem.ts'

type Given<Name extends string, Value> = undefined extends Value
  ? Partial<Record<Name, Value>>
  : Record<Name, Value>

export type Request<T extends CallTypes> = Given<'params', T['params']> &
  Given<'query', T['query']> &
  Given<'body', T['body']>

interface Tokens {
  accessToken(): Promise<string | undefined>
  /** A fresh token after the old one was refused; undefined when the person must sign in again. */
  renew(): Promise<string | undefined>
}

export interface ApiClient {
  send<T extends CallTypes>(call: Call<T>, request: Request<T>): Promise<T['answer']>
  /** The answer as it comes, for streams and files; a problem is thrown here too. */
  open<T extends CallTypes>(call: Call<T>, request: Request<T>, signal?: AbortSignal): Promise<Response>
}

interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal | undefined
}

/** One client for every call of the contract: addresses, bodies and answers are typed by the call itself. */
export function createApiClient(tokens: Tokens): ApiClient {
  const answered = async (call: Call, parts: Parts): Promise<Response> => {
    const token = await tokens.accessToken()
    const response = await fetchCall(call, parts, token)
    if (response.status !== 401) return response
    const renewed = await tokens.renew()
    return renewed === undefined ? response : fetchCall(call, parts, renewed)
  }
  return {
    send: async (call, request) => readAnswer(await answered(call, request)),
    open: async (call, request, signal) => {
      const response = await answered(call, { ...request, signal })
      if (!response.ok) throw await problemIn(response)
      return response
    },
  }
}

function fetchCall(call: Call, parts: Parts, token: string | undefined): Promise<Response> {
  const headers: Record<string, string> = {
    'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  const { body, signal } = parts
  const options = { method: call.method, headers, ...(signal && { signal }) }
  if (body === undefined) return fetch(addressOf(call.path, parts), options)
  const isText = typeof body === 'string'
  headers['content-type'] = isText ? 'text/csv' : 'application/json'
  const content = isText ? body : JSON.stringify(body)
  return fetch(addressOf(call.path, parts), { ...options, body: content })
}

function addressOf(path: string, { params, query }: Parts): string {
  const values = (params ?? {}) as Record<string, string>
  const address = path.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(values[name] ?? ''))
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString()
  return search ? `${address}?${search}` : address
}

async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw await problemIn(response)
  if (response.status === 204) return undefined
  return typeOf(response).includes('json') ? response.json() : response.text()
}

async function problemIn(response: Response): Promise<ApiProblem> {
  const isProblem = typeOf(response).includes('problem+json')
  return new ApiProblem(isProblem ? await response.json() : unknownProblem(response.status))
}

function typeOf(response: Response): string {
  return response.headers.get('content-type') ?? ''
}

/** Something between us and the server answered in its place, as a proxy does. */
function unknownProblem(status: number): Problem {
  return { type: 'about:blank', title: 'Unknown', status, detail: 'The server can’t be reached right now.' }
}
