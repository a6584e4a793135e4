import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@butterleaf/server-kit/http/compression/choose-encoding'

/** The build writes this where the installation's address belongs; see apps/web/src/site/site-page.ts. */
const unknownOrigin = 'https://origin.invalid'
const unknownContact = 'contact@origin.invalid'

export interface SiteAddresses {
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

export interface SitePage {
  read(): ReadPage
}

/** A page in memory, read and compressed when it is first asked for. */
export function sitePage(file: string, { publicUrl, contact }: SiteAddresses): SitePage {
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
