import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let app: TestApp
let file: string
beforeEach(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: 'warn' } })
  file = app.config.flags.kind === 'file' ? app.config.flags.file : ''
})
afterEach(() => app?.close())

const on = { 'trust-badge': true }
const off = { 'trust-badge': false }

function switchTo(flags: unknown): void {
  fs.writeFileSync(file, typeof flags === 'string' ? flags : JSON.stringify(flags))
}

async function read(): Promise<unknown> {
  return (await app.request('GET', '/api/flags')).body
}

/** `next` waits for the flags of one event, `ended` for the end of the stream. */
async function watch() {
  const request = http.get(`${app.origin}/api/flags/stream`, { agent: false })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]()
  let text = ''
  const next = async (): Promise<unknown> => {
    const found = /event: flags\ndata: (.+)\n\n/.exec(text)
    if (found) {
      text = text.slice(found.index + found[0].length)
      return JSON.parse(found[1] ?? '')
    }
    const { value, done } = await chunks.next()
    if (done) throw new Error('The stream ended')
    text += value
    return next()
  }
  const ended = async () => {
    while (!(await chunks.next()).done);
  }
  return { response, next, ended, leave: () => request.destroy() }
}

describe('the flag file', () => {
  it('[LAND-6] is made with the defaults, for its owner alone', async () => {
    await expect.poll(() => fs.existsSync(file)).toBe(true)
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(off)
    expect(fs.statSync(file).mode & 0o077).toBe(0)
    expect(await read()).toEqual(off)
  })

  it('[LAND-6] is watched: a change reaches open streams and new requests', async () => {
    const stream = await watch()
    expect(stream.response.headers['content-type']).toMatch('text/event-stream')
    expect(stream.response.headers['cache-control']).toBe('no-store')
    expect(await stream.next()).toEqual(off)
    switchTo(on)
    expect(await stream.next()).toEqual(on)
    expect(await read()).toEqual(on)
    switchTo(off)
    expect(await stream.next()).toEqual(off)
    stream.leave()
  })

  it('a missing flag has its default, an undeclared one is ignored', async () => {
    const stream = await watch()
    await stream.next()
    switchTo(on)
    expect(await stream.next()).toEqual(on)
    switchTo({ 'of-tomorrow': 7 })
    expect(await stream.next()).toEqual(off)
    stream.leave()
  })

  it.each([
    ['half of it', '{"trust-badge": fal', /flags\.json is not a JSON object/],
    ['a word for a switch', { 'trust-badge': 'yes' }, /has no true or false for trust-badge/],
    ['a list', [], /flags\.json is not a JSON object/],
  ])('that is broken (%s) keeps the last good one and says so once', async (_what, broken, sentence) => {
    const stream = await watch()
    await stream.next()
    switchTo(on)
    await stream.next()
    switchTo(broken)
    await expect.poll(() => app.logs()).toMatch(sentence)
    switchTo(typeof broken === 'string' ? `${broken} ` : `${JSON.stringify(broken)} `)
    expect(await read()).toEqual(on)
    switchTo(off)
    expect(await stream.next()).toEqual(off)
    expect(app.logs().match(/Flags stay as they were/g)).toHaveLength(1)
    stream.leave()
  })

  it('that vanishes changes nothing, and works again once it is back', async () => {
    const stream = await watch()
    await stream.next()
    switchTo(on)
    await stream.next()
    fs.rmSync(file)
    await expect.poll(() => app.logs()).toMatch(/flags\.json can’t be read/)
    expect(await read()).toEqual(on)
    switchTo(off)
    expect(await stream.next()).toEqual(off)
    stream.leave()
  })
})

describe('the stream of flags', () => {
  it('ends its oldest when one address holds too many', async () => {
    const streams = []
    for (let screen = 0; screen < 100; screen += 1) streams.push(await watch())
    const [oldest, second] = streams
    await oldest?.next()
    const another = await watch()
    // Ended in order or broken off; a stream that stays open would be waited for until the test's time is over.
    expect(await oldest?.ended().catch(() => 'broken off')).toBeTruthy()
    switchTo(on)
    await second?.next()
    expect(await second?.next()).toEqual(on)
    for (const stream of [...streams, another]) stream.leave()
  })

  it('[OPS-4] doesn’t hold up a server that closes', async () => {
    const stream = await watch()
    await app.close()
    expect(await stream.ended().catch(() => 'broken off')).toBeTruthy()
    await expect(watch()).rejects.toThrow(/ECONNREFUSED/)
    app = await startTestApp()
  })
})
