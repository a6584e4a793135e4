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
}

interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** One client for every call of the contract: addresses, bodies and answers are typed by the call itself. */
export function createApiClient(tokens: Tokens): ApiClient {
  return {
    async send<T extends CallTypes>(call: Call<T>, request: Request<T>): Promise<T['answer']> {
      const token = await tokens.accessToken()
      let response = await fetchCall(call, request, token)
      if (response.status === 401) {
        const renewed = await tokens.renew()
        if (renewed !== undefined) response = await fetchCall(call, request, renewed)
      }
      return readAnswer(response)
    },
  }
}

function fetchCall(call: Call, parts: Parts, token: string | undefined): Promise<Response> {
  const headers: Record<string, string> = {
    'time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  const { body } = parts
  if (body === undefined) return fetch(addressOf(call.path, parts), { method: call.method, headers })
  const isText = typeof body === 'string'
  headers['content-type'] = isText ? 'text/csv' : 'application/json'
  const content = isText ? body : JSON.stringify(body)
  return fetch(addressOf(call.path, parts), { method: call.method, headers, body: content })
}

function addressOf(path: string, { params, query }: Parts): string {
  const values = (params ?? {}) as Record<string, string>
  const address = path.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(values[name] ?? ''))
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString()
  return search ? `${address}?${search}` : address
}

async function readAnswer(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok) {
    throw new ApiProblem(
      type.includes('problem+json') ? await response.json() : unknownProblem(response.status),
    )
  }
  if (response.status === 204) return undefined
  return type.includes('json') ? response.json() : response.text()
}

/** Something between us and the server answered in its place, as a proxy does. */
function unknownProblem(status: number): Problem {
  return { type: 'about:blank', title: 'Unknown', status, detail: 'The server can’t be reached right now.' }
}
