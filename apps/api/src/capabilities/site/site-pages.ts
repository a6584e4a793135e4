import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { chooseEncoding, type Encoding } from '@butterleaf/server-kit/http/compression/choose-encoding'
import { hiddenRoute } from '@butterleaf/server-kit/http/hidden-route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The build's index of its pages. */
interface SiteIndex {
  pages: readonly { path: string; alsoAt: readonly string[]; isMissing: boolean; file: string }[]
}

/** LAND-1: serves the public pages that the build wrote, and lists them for search engines. */
export function serveSitePages(app: FastifyInstance, webDir: string, addresses: SiteAddresses): void {
  const { publicUrl } = addresses
  const folder = path.join(webDir, 'pages')
  const index = path.join(folder, 'index.json')
  if (!fs.existsSync(index)) return
  const { pages } = JSON.parse(fs.readFileSync(index, 'utf8')) as SiteIndex
  for (const { path: address, alsoAt, isMissing, file } of pages) {
    const page = sitePage(path.join(folder, file), addresses)
    const urls = isMissing ? [`${address}/*`] : [address, ...alsoAt]
    for (const url of urls) {
      app.get(url, hiddenRoute, (request, reply) =>
        sendPage(request, reply.code(isMissing ? 404 : 200), page),
      )
      if (!isMissing && url !== '/') leadOn(app, `${url}/`, url)
    }
  }
  const listed = pages.filter(({ isMissing }) => !isMissing).map(({ path: address }) => publicUrl + address)
  tellSearchEngines(app, publicUrl, listed)
}

/** Redirects an address with a trailing slash to its page. */
function leadOn(app: FastifyInstance, from: string, to: string): void {
  app.get(from, hiddenRoute, ({ url }, reply) => {
    const query = url.indexOf('?')
    return reply.redirect(query < 0 ? to : to + url.slice(query), 308)
  })
}

/** Allows the page's inline style sheet and nothing else inline. */
function allowStyle(reply: FastifyReply, styleHash: string): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'))
  return reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", `style-src 'self' '${styleHash}'`),
  )
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: SitePage): Promise<FastifyReply> {
  const { etag, styleHash, bytesIn } = page.read()
  allowStyle(reply, styleHash).headers({
    etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const bytes = await bytesIn(encoding)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(bytes)
}

function tellSearchEngines(app: FastifyInstance, publicUrl: string, addresses: readonly string[]): void {
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`)
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
  const robots = [
    'User-agent: *',
    'Allow: /api/recipes/',
    'Disallow: /api/',
    'Disallow: /idp/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml\n`,
  ].join('\n')
  app.get('/sitemap.xml', hiddenRoute, (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap),
  )
  app.get('/robots.txt', hiddenRoute, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  )
}

/** The build writes this where the installation's address belongs; see apps/web/src/site/site-page.ts. */
const unknownOrigin = 'https://origin.invalid'
const unknownContact = 'contact@origin.invalid'

interface SiteAddresses {
  publicUrl: string
  /** The contact address. */
  contact: string
}

interface ReadPage {
  etag: string
  /** The hash of its inline style sheet. */
  styleHash: string
  bytesIn(encoding: Encoding): Promise<Buffer>
}

interface SitePage {
  read(): ReadPage
}

/** A page in memory, read and compressed when it is first asked for. */
function sitePage(file: string, { publicUrl, contact }: SiteAddresses): SitePage {
  let page: ReadPage | undefined
  return {
    read: () => {
      page ??= readPage(
        fs
          .readFileSync(file, 'utf8')
          .replaceAll(unknownOrigin, publicUrl)
          .replaceAll(unknownContact, asHtml(contact)),
      )
      return page
    },
  }
}

/** An operator's setting is escaped as text. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function readPage(html: string): ReadPage {
  const plain = Buffer.from(html)
  const packed = new Map<Encoding, Promise<Buffer>>()
  return {
    // Weak: the same page in any encoding.
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    styleHash: `sha256-${createHash('sha256').update(styleIn(html)).digest('base64')}`,
    bytesIn: (encoding) => {
      const bytes = packed.get(encoding) ?? pack(plain, encoding)
      packed.set(encoding, bytes)
      return bytes
    },
  }
}

function styleIn(html: string): string {
  return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
}

/** Takes a tenth of a second, once for each page, since brotli's best level is its default. */
const smallest = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }

async function pack(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(plain, smallest)
  return encoding === 'gzip' ? promisify(gzip)(plain) : plain
}
