import { afterEach, describe, expect, it } from 'vitest'
import { openLocalServer } from '../testing/local-server.ts'
import { fetchPublic, importLimits, type Network } from './fetch-public.ts'

const publicAddress = '93.184.216.34'
const { port, serve, close } = openLocalServer()
const dialled: string[] = []

/** Names resolve as the test says; what is found public is dialled here instead. */
function network(names: Record<string, readonly string[]>): Network {
  return {
    resolve: async (hostname) => [...(names[hostname] ?? [])],
    dial: (address) => {
      dialled.push(address)
      return { address: '127.0.0.1', port: port() }
    },
  }
}

afterEach(async () => {
  dialled.length = 0
  await close()
})

const names = {
  'cook.test': [publicAddress],
  'inner.test': ['10.0.0.7'],
  'both.test': [publicAddress, '127.0.0.1'],
  'six.test': ['::1'],
}
const fetch = (address: string, limits = importLimits) =>
  fetchPublic(address, { network: network(names), limits })

describe('fetchPublic', () => {
  it('reads a page of a public host, by the name it was asked for', async () => {
    await serve((request, response) => response.end(`${request.headers.host} ${request.url}`))
    const page = await fetch(`http://cook.test/soup?x=1`)
    expect(page).toEqual({
      address: `http://cook.test/soup?x=1`,
      text: `cook.test:${port()} /soup?x=1`,
    })
    expect(dialled).toEqual([publicAddress])
  })

  it.each([
    'file:///etc/passwd',
    'ftp://cook.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user:secret@cook.test/',
    'not an address',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.1.1/',
    'http://inner.test/',
    'http://both.test/',
    'http://six.test/',
    'http://unknown.test/',
  ])('refuses %s without a connection', async (address) => {
    await expect(fetch(address)).rejects.toThrow(/refused|is not a web address/)
    expect(dialled).toEqual([])
  })

  it('follows a redirect to a public host', async () => {
    await serve((request, response) => {
      if (request.url === '/old') response.writeHead(301, { location: '/new' }).end()
      else response.end('new')
    })
    expect(await fetch(`http://cook.test/old`)).toEqual({
      address: `http://cook.test/new`,
      text: 'new',
    })
  })

  it.each([
    'http://inner.test/',
    'http://127.0.0.1/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/',
    'file:///etc/passwd',
  ])('refuses a redirect to %s', async (location) => {
    await serve((_request, response) => response.writeHead(302, { location }).end())
    await expect(fetch(`http://cook.test/`)).rejects.toThrow('is refused')
    expect(dialled).toEqual([publicAddress])
  })

  it('ends a chain of redirects', async () => {
    await serve((_request, response) => response.writeHead(302, { location: '/again' }).end())
    await expect(fetch(`http://cook.test/`)).rejects.toThrow('redirects more than 5 times')
    expect(dialled).toHaveLength(6)
  })

  it('stops reading at the limit, whatever the page says of its length', async () => {
    await serve((_request, response) => {
      response.write('x'.repeat(900))
      response.end('x'.repeat(900))
    })
    const limits = { ...importLimits, bytes: 1000 }
    await expect(fetch(`http://cook.test/`, limits)).rejects.toThrow('is larger than 0.001 MB')
  })

  it('stops waiting at the limit: for an answer, and for its end', async () => {
    const limits = { ...importLimits, milliseconds: 60 }
    await serve((request, response) => {
      if (request.url === '/slow') response.write('a little')
    })
    await expect(fetch(`http://cook.test/silent`, limits)).rejects.toThrow('took longer than 0.06 s')
    await expect(fetch(`http://cook.test/slow`, limits)).rejects.toThrow('took longer than 0.06 s')
  })

  it('stops waiting for a name server', async () => {
    const silent: Network = { resolve: () => new Promise(() => {}), dial: (address) => ({ address }) }
    const limits = { ...importLimits, milliseconds: 20 }
    await expect(fetchPublic('http://cook.test/', { network: silent, limits })).rejects.toThrow('took longer')
  })

  it('says what a page answered, and refuses what it did not ask for', async () => {
    await serve((request, response) => {
      if (request.url === '/gone') response.writeHead(404).end()
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
    })
    await expect(fetch(`http://cook.test/gone`)).rejects.toThrow('answered 404')
    await expect(fetch(`http://cook.test/zipped`)).rejects.toThrow('is compressed')
    await close()
    await expect(fetch('http://cook.test/')).rejects.toThrow("can't be fetched")
  })
})
