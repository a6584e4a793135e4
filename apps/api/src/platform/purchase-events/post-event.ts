const timeoutMs = 5_000

/** Posts the event; any 2xx answer is a success. */
export async function postEvent(
  address: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  // The body is read to its end, or the connection stays in use.
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${new URL(address).host} answered ${response.status} to an event`)
}
