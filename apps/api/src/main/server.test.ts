import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import type { Mail } from '@butterleaf/server-kit/mail/mail-provider'
import { type Product, startProduct } from '@butterleaf/testing/product'
import { signUp } from '@butterleaf/testing/sign-in'
import { type TestDatabase, testDatabase } from '@butterleaf/testing/test-database'
import { trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMessages } from '#capabilities/subscription/messages/outbox-store.ts'

/** The built server as a process of its own; `npm test` builds it before. What asks no database runs beside one engine alone. */

const isSqlite = process.env.TEST_ENGINE !== 'postgres'

let folder: string
let store: TestDatabase
let product: Product | undefined

async function start(environment: Record<string, string> = {}): Promise<Product> {
  const engine: Record<string, string> =
    store.config.engine === 'postgres' ? { DATABASE_URL: store.config.url } : {}
  product = await startProduct({ ...engine, ...environment })
  return product
}

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-process-'))
  store = await testDatabase(folder)
})
afterEach(async () => {
  await product?.kill()
  if (product) fs.rmSync(product.folder, { recursive: true, force: true })
  product = undefined
  await store.drop()
  fs.rmSync(folder, { recursive: true, force: true })
})

interface Writer {
  token: string
  trackerId: string
}

async function buildWriter({ origin }: Product): Promise<Writer> {
  const { accessToken: token } = await signUp(origin)
  const response = await fetch(origin + trackerPath, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ weight: 78, date: addDays(isoDateInTimeZone(new Date(), 'UTC'), 90) }),
  })
  const tracker = (await response.json()) as { id: string }
  return { token, trackerId: tracker.id }
}

function save({ origin }: Product, writer: Writer, date: string, weight: number): Promise<Response> {
  return fetch(`${origin}${trackerPath}/${writer.trackerId}/log`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${writer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ weightTrackerId: writer.trackerId, date, weight }),
  })
}

async function readLogs({ origin }: Product, { token }: Writer): Promise<Map<string, number>> {
  const response = await fetch(origin + trackerPath, { headers: { authorization: `Bearer ${token}` } })
  const { logs } = (await response.json()) as { logs: { date: string; weight: number }[] }
  return new Map(logs.map((log) => [log.date, log.weight]))
}

describe('SIGKILL', () => {
  // `npm run drill -- kill` does it 50 times.
  const rounds = 5

  it(`[OPS-4] under writes loses nothing acknowledged, ${rounds} times`, { timeout: 180_000 }, async () => {
    const running = await start()
    const writer = await buildWriter(running)
    const acknowledged = new Map<string, number>()
    const firstDate = isoDateInTimeZone(new Date('2015-01-01T00:00:00Z'), 'UTC')
    let written = 0
    for (let round = 0; round < rounds; round++) {
      const isKilled = { yet: false }
      const clients = Array.from({ length: 4 }, async () => {
        while (!isKilled.yet) {
          written += 1
          const date = addDays(firstDate, written)
          const weight = 60 + (written % 40)
          const answer = await save(running, writer, date, weight).catch(() => undefined)
          if (answer?.ok) acknowledged.set(date, weight)
        }
      })
      const acknowledgedBefore = acknowledged.size
      await expect
        .poll(() => acknowledged.size, { timeout: 10_000 })
        .toBeGreaterThan(acknowledgedBefore + round)
      await running.kill()
      isKilled.yet = true
      await Promise.all(clients)
      await running.start()
      const stored = await readLogs(running, writer)
      const lost = [...acknowledged].filter(([date, weight]) => stored.get(date) !== weight)
      expect(lost).toEqual([])
    }
    expect(acknowledged.size).toBeGreaterThan(rounds)
  })
})

/** A save whose head the server has read and whose body it still waits for. */
async function saveHalfSent({ origin }: Product, writer: Writer, date: string) {
  const body = JSON.stringify({ weightTrackerId: writer.trackerId, date, weight: 80 })
  const socket = net.connect(Number(new URL(origin).port), 'localhost')
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  const head = [
    `PUT ${trackerPath}/${writer.trackerId}/log HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${writer.token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await expect.poll(() => answer).toContain('100 Continue')
  return {
    finish: async () => {
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.write(body)
      await closed
      return answer
    },
  }
}

describe('SIGTERM', () => {
  it('[OPS-4] answers what is under way, then ends with 0', async () => {
    const running = await start()
    const writer = await buildWriter(running)
    const half = await saveHalfSent(running, writer, '2026-01-01')
    const ended = running.stop()
    await expect
      .poll(() =>
        fetch(`${running.origin}/readyz`).then(
          (ready) => ready.status,
          () => 'refused',
        ),
      )
      .not.toBe(200)
    expect(await half.finish()).toContain('HTTP/1.1 200 OK')
    expect(await ended).toBe(0)
    await running.start()
    expect((await readLogs(running, writer)).get('2026-01-01')).toBe(80)
  })
})

describe('SIGTERM', () => {
  const connectedMsBefore = [5, 10, 20, 40, 60, 80, 110, 150, 200, 250, 300]

  it.runIf(isSqlite)(
    '[OPS-4] connections made shortly before are answered, also when their request comes late',
    async () => {
      const running = await start()
      const answers = connectedMsBefore.map((ms) => askLate(running, { connectAfterMs: 300 - ms }))
      await Promise.all(answers.map(({ connected }) => connected))
      await pause(5)
      const ended = running.stop()
      for (const { answer } of answers) expect(await answer).toMatch(/^HTTP\/1.1 200 OK/)
      expect(await ended).toBe(0)
    },
  )
})

describe('SIGTERM', () => {
  it.runIf(isSqlite)('[HELD-1] of 400 requests that begin around it, one at most is broken off', async () => {
    const running = await start()
    const asked: Promise<string>[] = []
    let ended: Promise<number | null> | undefined
    while (asked.length < 400) {
      if (asked.length === 208) ended = running.stop()
      // More than the process accepts at once.
      asked.push(...Array.from({ length: 16 }, () => askOnce(running)))
      await pause(16)
    }
    const answers = await Promise.all(asked)
    // One that is refused hasn't been sent: a load balancer asks another process.
    const broken = answers.filter((answer) => answer !== '200' && answer !== 'ECONNREFUSED')
    expect([broken.slice(1), await ended]).toEqual([[], 0])
    expect(answers.slice(0, 208)).toEqual(Array.from({ length: 208 }, () => '200'))
  })
})

/** The answer's status, or why there is none. */
function askOnce({ origin }: Product): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(new URL(origin).port), 'localhost')
    let answer = ''
    socket.on('connect', () => socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'))
    socket.on('data', (chunk) => {
      answer += String(chunk)
      if (answer.includes('\r\n\r\n')) socket.end()
    })
    socket.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    socket.on('close', () => resolve(answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length) || 'closed'))
  })
}

/** Connects at once, and sends its request long after that. */
function askLate({ origin }: Product, { connectAfterMs }: { connectAfterMs: number }) {
  const connected = pause(connectAfterMs).then(async () => {
    const socket = net.connect(Number(new URL(origin).port), 'localhost')
    await once(socket, 'connect')
    return socket
  })
  const answer = connected.then(async (socket) => {
    const first = Promise.race([
      once(socket, 'data').then(String),
      once(socket, 'close').then(() => 'closed'),
    ])
    await pause(700)
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    return first
  })
  return { connected, answer }
}

/** As a process leaves it that ends before it is sent. */
async function leaveMail({ folder }: Product, mail: Mail): Promise<void> {
  const file = path.join(folder, 'butterleaf.sqlite')
  const database = openDatabase(isSqlite ? { engine: 'sqlite', file } : store.config)
  await addMessages(database.db, 'robin', [{ key: 'receipt:1', mail }], new Date())
  await database.close()
}

describe('the start', () => {
  it('[OPS-1] says where it serves, where data lives and where mail goes', async () => {
    const running = await start()
    // It answers a moment before it says so.
    await expect.poll(running.output).toContain(`Butterleaf is ready at ${running.origin}`)
    await expect
      .poll(running.output)
      .toContain(isSqlite ? path.join(running.folder, 'butterleaf.sqlite') : 'PostgreSQL')
    await expect.poll(running.output).toContain(path.join(running.folder, 'mail'))
  })

  it('[SUB-2] [OPS-4] a mail that came due while no process ran is sent', async () => {
    const running = await start()
    await running.stop()
    await leaveMail(running, { to: 'robin@example.org', subject: 'A receipt', text: 'Leeks.' })
    await running.start()
    const mails = path.join(running.folder, 'mail')
    await expect.poll(() => (fs.existsSync(mails) ? fs.readdirSync(mails) : [])).toHaveLength(1)
  })

  it.runIf(isSqlite)('contradicting settings stop it with a sentence and no stack', async () => {
    await expect(start({ OIDC_CLIENT_ID: 'alone' })).rejects.toThrow(
      /ended with 1: \s*Butterleaf can’t start. OIDC_CLIENT_ID is set, but OIDC_ISSUER is not/,
    )
  })

  it.runIf(isSqlite)('an occupied port stops it with a sentence', async () => {
    const running = await start()
    await expect(startProduct({ PORT: new URL(running.origin).port })).rejects.toThrow(/already in use/)
  })

  it.runIf(isSqlite)('two processes never share one SQLite', async () => {
    const running = await start()
    await expect(startProduct({ DATA_DIR: running.folder })).rejects.toThrow(
      /Another Butterleaf already runs on/,
    )
  })

  it.runIf(isSqlite)('keys and data are readable by their owner only, and no key is printed', async () => {
    const running = await start({ LOG_LEVEL: 'trace' })
    await buildWriter(running)
    for (const name of fs.readdirSync(running.folder)) {
      const mode = fs.statSync(path.join(running.folder, name)).mode & 0o077
      expect([name, mode]).toEqual([name, 0])
    }
    expect(running.output()).not.toMatch(/"d":|PRIVATE|"k":/)
  })

  it.runIf(!isSqlite)(
    '[OPS-3] two processes on one PostgreSQL know one user’s session and data',
    async () => {
      const first = await start()
      const writer = await buildWriter(first)
      const port = new URL(first.origin).port
      const second = await startProduct({
        DATABASE_URL: store.config.engine === 'postgres' ? store.config.url : '',
        PUBLIC_URL: `http://localhost:${port}`,
      })
      try {
        expect((await save(first, writer, '2026-01-01', 81)).status).toBe(200)
        expect((await readLogs(second, writer)).get('2026-01-01')).toBe(81)
      } finally {
        await second.kill()
        fs.rmSync(second.folder, { recursive: true, force: true })
      }
    },
  )
})
