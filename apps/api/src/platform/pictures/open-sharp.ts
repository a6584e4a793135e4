/** Pictures are seldom made, so the library is loaded with the first one, and its cache is off to save memory. */
export async function openSharp() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
