import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { openLocalServer } from '../testing/local-server.ts'
import { fetchPublic, importLimits } from './fetch-public.ts'
import { FetchRefusal, type FetchRefusalReason } from './fetch-refusal.ts'

const publicAddress = '93.184.216.34'
const { port, serve, close } = openLocalServer()
const dialled: string[] = []
const resolved: string[] = []

afterEach(async () => {
  dialled.length = 0
  resolved.length = 0
  await close()
})

/** Each answer of the name server in turn; the last one goes on. What is found public is dialled here instead. */
async function reasonOf(
  address: string,
  {
    answers = [[publicAddress]],
    limits = importLimits,
  }: { answers?: string[][]; limits?: typeof importLimits } = {},
): Promise<FetchRefusalReason | 'read'> {
  const network = {
    resolve: async (hostname: string) => {
      resolved.push(hostname)
      return answers[Math.min(resolved.length, answers.length) - 1]!
    },
    dial: (target: string) => {
      dialled.push(target)
      return { address: '127.0.0.1', port: port() }
    },
  }
  try {
    await fetchPublic(address, { network, limits })
    return 'read'
  } catch (error) {
    if (error instanceof FetchRefusal) return error.reason
    throw error
  }
}

describe('[OWN-6] a link that leads inside', () => {
  it.each([
    ['loopback', '127.0.0.1'],
    ['a private network', '192.168.1.1'],
    ['IPv6 loopback', '::1'],
    ['mapped IPv4', '::ffff:192.168.1.1'],
    ['link local', 'fe80::1'],
    ['unique local', 'fd00::1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['6to4', '2002:7f00:1::'],
    ['a cloud’s metadata', '169.254.169.254'],
  ])('is refused when its name resolves to %s, alone or beside a public address', async (_what, inner) => {
    expect(await reasonOf('http://cook.test/', { answers: [[inner]] })).toBe('not-public')
    resolved.length = 0
    expect(await reasonOf('http://cook.test/', { answers: [[publicAddress, inner]] })).toBe('not-public')
    expect(dialled).toEqual([])
  })

  it.each([
    'http://2130706433/',
    'http://017700000001/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://127.0.0.1./',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::a00:1]/',
    'http://[fe80::1]/',
    'http://①②⑦.0.0.1/',
  ])('is refused as %s, without asking a name server', async (address) => {
    expect(await reasonOf(address)).toBe('not-public')
    expect([...resolved, ...dialled]).toEqual([])
  })

  it('asks the name server once, and connects to the address it checked', async () => {
    await serve((_request, response) => response.end('soup'))
    expect(await reasonOf('http://rebind.test/', { answers: [[publicAddress], ['127.0.0.1']] })).toBe('read')
    expect(resolved).toEqual(['rebind.test'])
    expect(dialled).toEqual([publicAddress])
  })

  it('checks a name again at each redirect', async () => {
    await serve((_request, response) => response.writeHead(302, { location: '/again' }).end())
    expect(await reasonOf('http://rebind.test/', { answers: [[publicAddress], ['127.0.0.1']] })).toBe(
      'not-public',
    )
    expect(dialled).toHaveLength(1)
  })

  it.each([
    ['http://user:secret@cook.test/', 'not-an-address'],
    ['http://cook.test:22/', 'not-public'],
    ['http://cook.test:6379/', 'not-public'],
    ['gopher://cook.test/', 'not-an-address'],
    [`http://cook.test/${'a'.repeat(3000)}`, 'not-an-address'],
  ])('is refused as %s, typed or redirected to', async (address, reason) => {
    expect(await reasonOf(address)).toBe(reason)
    expect(dialled).toEqual([])
    await serve((_request, response) => response.writeHead(301, { location: address }).end())
    expect(await reasonOf('http://cook.test/')).toBe(reason)
    expect(dialled).toHaveLength(1)
  })
})

describe('[OWN-6] a server that answers badly', () => {
  const small = { ...importLimits, bytes: 100_000, milliseconds: 400 }

  it('is left when it sends a byte at a time', async () => {
    await serve((_request, response) => {
      const timer = setInterval(() => response.write('x'), 20)
      response.once('close', () => clearInterval(timer))
    })
    expect(await reasonOf('http://cook.test/', { limits: small })).toBe('too-slow')
  })

  it('is left when it never ends', async () => {
    await serve((_request, response) => {
      const more = () => {
        while (response.write('x'.repeat(10_000)));
      }
      response.on('drain', more)
      more()
    })
    expect(await reasonOf('http://cook.test/', { limits: small })).toBe('too-large')
  })

  it('is left before its first byte when it announces 50 MB', async () => {
    await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 50_000_000 })
      // Nothing follows: who waits for the body is too slow.
      response.write('x')
    })
    expect(await reasonOf('http://cook.test/', { limits: small })).toBe('too-large')
  })

  it.each([
    ['image/png', {}],
    ['application/octet-stream', {}],
    ['application/pdf', {}],
    ['text/html', { 'content-encoding': 'gzip' }],
    ['text/html', { 'content-encoding': 'br' }],
  ])('is refused with %s %j', async (type, headers) => {
    await serve((_request, response) => {
      response.writeHead(200, { 'content-type': type, ...headers })
      // A bomb: a thousandth of what it becomes.
      response.end(gzipSync(Buffer.alloc(10_000_000)))
    })
    expect(await reasonOf('http://cook.test/')).toBe('not-a-page')
  })

  it.each(['text/html; charset=utf-8', 'application/ld+json', 'TEXT/HTML', 'text/html; charset=nonsense'])(
    'is read as %s',
    async (type) => {
      await serve((_request, response) => response.writeHead(200, { 'content-type': type }).end('soup'))
      expect(await reasonOf('http://cook.test/')).toBe('read')
    },
  )

  it('is refused when it fails, hangs up or redirects for ever', async () => {
    await serve((request, response) => {
      if (request.url === '/500') response.writeHead(500).end()
      else if (request.url === '/hang-up') request.socket.destroy()
      else response.writeHead(302, { location: '/again' }).end()
    })
    for (const path of ['500', 'hang-up', 'again']) {
      expect(await reasonOf(`http://cook.test/${path}`)).toBe('no-answer')
    }
  })
})
