export interface TestAnswer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects, and fails when it isn't there
  body: any
}

export interface RequestOptions {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** One call over HTTP; text is sent as CSV, all else as JSON. */
export async function sendRequest(
  origin: string,
  method: string,
  address: string,
  { token, body, headers = {} }: RequestOptions = {},
): Promise<TestAnswer & { type: string }> {
  const isText = typeof body === 'string'
  const response = await fetch(origin + address, {
    method,
    redirect: 'manual',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': isText ? 'text/csv' : 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
  })
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    type,
    body: /json/.test(type) ? JSON.parse(text) : text,
  }
}
