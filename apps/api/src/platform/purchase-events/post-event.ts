const timeoutMs = 5_000

/** Sends it, and is content with any yes. */
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
  // Read to its end, or the connection stays taken.
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${new URL(address).host} answered ${response.status} to an event`)
}
