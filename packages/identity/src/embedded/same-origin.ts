import type { IncomingHttpHeaders } from 'node:http'

/**
 * Every browser says in one of these headers where a form was posted from; a client that sends neither is no browser, so it
 * can't carry a victim's cookies.
 */
export function isFromOurPages(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === publicUrl
}
