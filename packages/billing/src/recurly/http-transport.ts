import { setTimeout as pause } from 'node:timers/promises'
import { HttpAdapter, HttpResponse } from 'recurly/lib/recurly/HttpAdapter.js'
import { BillingUnavailable } from '../billing-provider.ts'

interface TransportOptions {
  baseUrl: string
  /** Sent with every request that changes something, so that a repeated request takes effect once. */
  idempotencyKey: string
  timeoutMs: number
}

const notAcceptable = 406
const answerTypes = ['application/json;q=0.9', 'application/pdf;q=0.8']
const mostTries = 4
const longestPauseSeconds = 2

/**
 * Sends the client's requests. It also corrects the client's own transport, which repeats a purchase without a key when the
 * connection breaks, and takes an error for a success when the body doesn't name the error.
 */
export class HttpTransport extends HttpAdapter {
  readonly #options: TransportOptions

  constructor(options: TransportOptions) {
    super()
    this.#options = options
  }

  override async execute(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string | null,
  ): Promise<HttpResponse> {
    const { pathname, search } = new URL(url)
    const address = this.#options.baseUrl + pathname + search
    for (let tries = 1; ; tries++) {
      const response = await this.#sendAccepted(method, address, headers, body)
      const again = tries < mostTries ? pauseBeforeRetry(response) : undefined
      if (again === undefined) return usable(response)
      await pause(again * 1000)
    }
  }

  /**
   * Recurly reads its version from an `Accept` of one type that no answer has. Something strict in between, a gateway or a mock,
   * answers 406 to that, before anything is done; it is then asked with the types of the answers as well.
   */
  async #sendAccepted(
    method: string,
    address: string,
    headers: Record<string, string>,
    body: string | null,
  ): Promise<HttpResponse> {
    const response = await this.#send(method, address, headers, body)
    if (response.statusCode !== notAcceptable || !headers.Accept) return response
    const accept = [headers.Accept, ...answerTypes].join(', ')
    return this.#send(method, address, { ...headers, Accept: accept }, body)
  }

  async #send(
    method: string,
    address: string,
    headers: Record<string, string>,
    body: string | null,
  ): Promise<HttpResponse> {
    const { idempotencyKey, timeoutMs } = this.#options
    const isChange = method !== 'GET' && method !== 'HEAD'
    try {
      const response = await fetch(address, {
        method,
        headers: { ...headers, ...(isChange ? { 'idempotency-key': idempotencyKey } : {}) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return new HttpResponse(response.status, Object.fromEntries(response.headers), await bodyOf(response))
    } catch (error) {
      throw new BillingUnavailable('Recurly can’t be reached', { cause: error })
    }
  }
}

/** The client expects the bytes of a PDF as one character each. */
async function bodyOf(response: Response): Promise<string> {
  const isPaper = response.headers.get('content-type')?.includes('application/pdf')
  return isPaper ? Buffer.from(await response.arrayBuffer()).toString('latin1') : response.text()
}

/** Recurly is still working on the same request: its answer is ready in a moment. */
function pauseBeforeRetry({ statusCode, headers }: HttpResponse): number | undefined {
  if (statusCode !== 409 || headers['recurly-should-retry'] !== 'true') return undefined
  return Math.min(Number(headers['retry-after']) || 0, longestPauseSeconds)
}

function usable(response: HttpResponse): HttpResponse {
  const { statusCode, headers, body } = response
  const isTheirTrouble = statusCode >= 500 || statusCode === 429 || statusCode === 409
  if (isTheirTrouble || (statusCode >= 400 && !namesError(body))) {
    const request = headers['x-request-id'] ?? 'unknown'
    throw new BillingUnavailable(`Recurly answered ${statusCode} (request ${request})`)
  }
  return response
}

function namesError(body: string | null): boolean {
  try {
    return typeof JSON.parse(body ?? '').error.type === 'string'
  } catch {
    return false
  }
}
