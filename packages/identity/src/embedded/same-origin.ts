import type { IncomingHttpHeaders } from 'node:http'

/**
 * Every browser says where a form was posted from, by one of these headers; a client that sends neither is
 * no browser and carries nobody's cookies unknowingly.
 */
export function isFromOurPages(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === publicUrl
}
