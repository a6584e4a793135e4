// Fetches a page of the public internet for the import, and posts a message to a browser's push service (DOOR-3). A recipe's address is typed by a person
// or copied from anywhere, so it must not reach the machine itself, its network or a cloud's metadata:
// - only http and https on their own ports, no user names, no address that isn't public (`isPublicAddress`);
// - the name is resolved once, every address of it is checked, and the connection goes to a checked address, so
//   that a name can't answer differently the second time;
// - each redirect is checked again, and their number is limited;
// - at most 2 MB and 10 s, all redirects included; text alone, and nothing packed, which could grow.
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { TextDecoder } from 'node:util'
import { FetchRefusal } from './fetch-refusal.ts'
import { isPublicAddress } from './public-address.ts'

export type Network = {
  resolve(hostname: string): Promise<string[]>
  /** Where to connect for an address found public; itself, but in tests. */
  dial(address: string): { address: string; port?: number }
  /** A certificate to trust besides the usual ones; in tests alone. */
  ca?: string
}
type Limits = { bytes: number; milliseconds: number; redirects: number }
export type Page = { address: string; text: string }

const internet: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  dial: (address) => ({ address }),
}
export const importLimits: Limits = { bytes: 2_000_000, milliseconds: 10_000, redirects: 5 }

export async function fetchPublic(
  address: string,
  { network = internet, limits = importLimits }: { network?: Network; limits?: Limits } = {},
): Promise<Page> {
  const deadline = AbortSignal.timeout(limits.milliseconds)
  try {
    return await followed(address, { network, limits, deadline })
  } catch (error) {
    throw refusalOf(error, address, { network, limits, deadline })
  }
}

function refusalOf(error: unknown, address: string, { limits, deadline }: Fetching): FetchRefusal {
  if (error instanceof FetchRefusal) return error
  if (deadline.aborted) {
    return new FetchRefusal('too-slow', `${address} took longer than ${limits.milliseconds / 1000} s.`)
  }
  const why = error instanceof Error ? error.message : String(error)
  return new FetchRefusal('no-answer', `${address} can't be fetched (${why}).`)
}

export type Post = Readonly<{ headers: Readonly<Record<string, string>>; body: Uint8Array }>

/** DOOR-3: by https alone. Answers with the status, and reads no answer; a redirect is one. Throws a `FetchRefusal`. */
export async function postPublic(
  address: string,
  post: Post,
  { network = internet, limits = importLimits }: { network?: Network; limits?: Limits } = {},
): Promise<number> {
  const deadline = AbortSignal.timeout(limits.milliseconds)
  const fetching = { network, limits, deadline }
  try {
    const url = parseAddress(address)
    if (url.protocol !== 'https:') {
      throw new FetchRefusal('not-an-address', `${url.origin} is refused: it isn't an https address.`)
    }
    const response = await respond(url, await publicAddressOf(url, fetching), { ...fetching, post })
    response.destroy()
    return response.statusCode ?? 0
  } catch (error) {
    throw refusalOf(error, address, fetching)
  }
}

type Fetching = { network: Network; limits: Limits; deadline: AbortSignal }

async function followed(address: string, fetching: Fetching): Promise<Page> {
  let url = parseAddress(address)
  for (let redirects = 0; redirects <= fetching.limits.redirects; redirects += 1) {
    const response = await respond(url, await publicAddressOf(url, fetching), fetching)
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.destroy()
      url = parseAddress(headers.location, url)
      continue
    }
    if (statusCode !== 200) {
      response.destroy()
      throw new FetchRefusal('no-answer', `${url.href} answered ${statusCode}.`)
    }
    return { address: url.href, text: await boundedText(response, url, fetching.limits) }
  }
  throw new FetchRefusal('no-answer', `${address} redirects more than ${fetching.limits.redirects} times.`)
}

const longestAddress = 2000
/** Those of http and https; "" is the scheme's own. */
const webPorts = ['', '80', '443']

function parseAddress(address: string, base?: URL): URL {
  if (address.length > longestAddress || !URL.canParse(address, base?.href)) {
    throw new FetchRefusal('not-an-address', `"${address.slice(0, 80)}" is not a web address.`)
  }
  const url = new URL(address, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchRefusal(
      'not-an-address',
      `${url.href} is refused: only http and https addresses are read.`,
    )
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchRefusal('not-an-address', 'An address with a user name or a password in it is refused.')
  }
  if (!webPorts.includes(url.port)) {
    throw new FetchRefusal('not-public', `${url.origin} is refused: only the ports 80 and 443 are read.`)
  }
  return url
}

async function publicAddressOf(url: URL, { network, deadline }: Fetching): Promise<string> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(hostname) ? [hostname] : await beforeDeadline(network.resolve(hostname), deadline)
  const [first] = found
  if (first === undefined || !found.every(isPublicAddress)) {
    throw new FetchRefusal('not-public', `${url.origin} is refused: it doesn't lead to a public address.`)
  }
  return first
}

/** A name server that is silent can't be cancelled, only left. */
function beforeDeadline<Value>(work: Promise<Value>, deadline: AbortSignal): Promise<Value> {
  const ended = new Promise<never>((_, reject) => {
    deadline.addEventListener('abort', () => reject(deadline.reason), { once: true })
  })
  return Promise.race([work, ended])
}

const pageHeaders = { accept: 'text/html,application/ld+json', 'accept-encoding': 'identity' }

function respond(
  url: URL,
  address: string,
  { network, deadline, post }: Fetching & { post?: Post },
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const { address: target, port } = network.dial(address)
  const family = isIP(target)
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      signal: deadline,
      agent: false,
      ...(post ? { method: 'POST', headers: post.headers } : { headers: pageHeaders }),
      ...(network.ca === undefined ? {} : { ca: network.ca }),
      lookup: (_hostname, { all }, found) => {
        if (all) found(null, [{ address: target, family }])
        else found(null, target, family)
      },
      // An address typed as figures is not looked up, so it is set here; a certificate is still the name's.
      ...(isIP(url.hostname.replace(/^\[|\]$/g, '')) ? { hostname: target } : {}),
      ...(port === undefined ? {} : { port }),
    })
    asked.once('response', resolve).once('error', reject).end(post?.body)
  })
}

const textTypes = /^(text\/(html|plain)|application\/(xhtml\+xml|json|ld\+json))$/

async function boundedText(response: IncomingMessage, url: URL, { bytes }: Limits): Promise<string> {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = 'text/html' } = response.headers
  const [mediaType = '', ...parameters] = type
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  if (encoding !== 'identity' || !textTypes.test(mediaType)) {
    response.destroy()
    const why =
      encoding === 'identity' ? `it is ${mediaType}` : "it is compressed though that wasn't asked for"
    throw new FetchRefusal('not-a-page', `${url.href} is refused: ${why}.`)
  }
  const tooLarge = new FetchRefusal('too-large', `${url.href} is larger than ${bytes / 1e6} MB.`)
  if (Number(response.headers['content-length'] ?? 0) > bytes) {
    response.destroy()
    throw tooLarge
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > bytes) {
      response.destroy()
      throw tooLarge
    }
    chunks.push(chunk)
  }
  return decoderOf(parameters).decode(Buffer.concat(chunks))
}

/** Old pages say latin-1; a name that no decoder knows is read as UTF-8. */
function decoderOf(parameters: readonly string[]): TextDecoder {
  const charset = parameters
    .find((part) => part.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '')
  try {
    return new TextDecoder(charset ?? 'utf-8')
  } catch {
    return new TextDecoder()
  }
}
