import type { Call, CallTypes } from '@butterleaf/contract/call'
import { addressOfCall, type CallRequest } from '@butterleaf/contract/call-request'
import { timeZone } from '../time-zone.ts'
import { ApiProblem, toApiProblem } from './api-problem.ts'

interface Tokens {
  accessToken(): Promise<string | undefined>
  /** Gets a new token after the old one was refused; undefined when the person must sign in again. */
  renew(): Promise<string | undefined>
}

export interface ApiClient {
  send<T extends CallTypes>(call: Call<T>, request: CallRequest<T>): Promise<T['answer']>
  /** The unparsed response, for streams and files; a problem is thrown here too. */
  open<T extends CallTypes>(call: Call<T>, request: CallRequest<T>, signal?: AbortSignal): Promise<Response>
}

interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  patienceMs?: number
}

/**
 * One client for every call of the contract: addresses, bodies and answers are typed by the call itself. Where a call may answer with
 * what changed, `preferChanges` says since when.
 */
export function createApiClient(tokens: Tokens, preferChanges?: () => string): ApiClient {
  const fetchAnswer = async (call: Call, asked: Parts): Promise<Response> => {
    const parts = call.answersChanges && preferChanges ? withHeader(asked, 'prefer', preferChanges()) : asked
    const token = await tokens.accessToken()
    const response = await fetchCall(call, parts, token)
    if (response.status !== 401) return response
    const renewed = await tokens.renew()
    return renewed === undefined ? response : fetchCall(call, parts, renewed)
  }
  return {
    send: async (call, request) =>
      readAnswer(await fetchAnswer(call, { ...request, patienceMs: patienceFor(call) })),
    open: async (call, request, signal) => {
      const response = await fetchAnswer(call, { ...request, signal })
      if (!response.ok) throw await problemIn(response)
      return response
    },
  }
}

function withHeader(parts: Parts, name: string, value: string): Parts {
  return { ...parts, headers: { ...parts.headers, [name]: value } }
}

/**
 * The timeout: a network that is connected but dead never answers, and keeps one of the browser's few connections. Making a
 * plan takes longer.
 */
function patienceFor({ method }: Call): number {
  return method === 'GET' ? 15_000 : 60_000
}

function fetchCall(call: Call, parts: Parts, token: string | undefined): Promise<Response> {
  const headers: Record<string, string> = {
    ...parts.headers,
    'time-zone': timeZone(),
  }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  const { body, patienceMs } = parts
  const signal = patienceMs === undefined ? parts.signal : AbortSignal.timeout(patienceMs)
  const options = { method: call.method, headers, ...(signal && { signal }) }
  if (body === undefined) return fetch(addressOfCall(call.path, parts), options)
  const [type, content] = encodeBody(call, body)
  if (type !== undefined) headers['content-type'] = type
  return fetch(addressOfCall(call.path, parts), { ...options, body: content })
}

/** The browser sets the content type of a form with a file itself, including the boundary. */
function encodeBody({ isForm }: Call, body: unknown): [type: string | undefined, content: string | FormData] {
  if (typeof body === 'string') return ['text/csv', body]
  if (!isForm) return ['application/json', JSON.stringify(body)]
  const fields = Object.entries(body as Record<string, string | Blob>)
  if (fields.some(([, value]) => value instanceof Blob)) return [undefined, formOf(fields)]
  const texts = fields.map(([name, value]) => [name, String(value)])
  return ['application/x-www-form-urlencoded', new URLSearchParams(texts).toString()]
}

function formOf(fields: [name: string, value: string | Blob][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw await problemIn(response)
  if (response.status === 204) return undefined
  // The sign-in page of a shop's network answers every call with a page of its own.
  if (typeOf(response).includes('html')) throw new TypeError('Something else answered in the server’s place')
  return typeOf(response).includes('json') ? response.json() : response.text()
}

async function problemIn(response: Response): Promise<ApiProblem> {
  return typeOf(response).includes('problem+json') ? toApiProblem(await response.json()) : proxyProblem()
}

function typeOf(response: Response): string {
  return response.headers.get('content-type') ?? ''
}

/** Something between us and the server answered in its place, such as a proxy: its "not found" isn't the server's. */
function proxyProblem(): ApiProblem {
  return new ApiProblem('unavailable', { title: 'Unknown', detail: 'The server can’t be reached right now.' })
}
