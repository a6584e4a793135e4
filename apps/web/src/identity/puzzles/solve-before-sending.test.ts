import { createHash } from 'node:crypto'
import type { Puzzle } from '@butterleaf/contract/account/puzzle-schemas'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findNumber } from './find-number.ts'
import { solveBeforeSending } from './solve-before-sending.ts'

const salt = 'a salt&'
const puzzle: Puzzle = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${salt}1234`).digest('hex'),
  salt,
  signature: 'signed',
  maxnumber: 3_000,
}
const detail = 'Too many tries. Wait 30 seconds, then try again.'
const checking = 'Checking that you are not a robot. This takes a few seconds.'

let answer: () => Response
let sent: Record<string, FormDataEntryValue>[]
/** The worker's answers wait until a test lets them go. */
let mayAnswer: { promise: Promise<void>; resolve: () => void }

class TestWorker extends EventTarget {
  #isOver = false
  postMessage(given: Puzzle) {
    const say = (data: object) => {
      if (!this.#isOver) this.dispatchEvent(new MessageEvent('message', { data }))
    }
    void findNumber(given, (tried) => say({ tried })).then(async (number) => {
      await mayAnswer.promise
      say({ number })
    })
  }
  terminate() {
    this.#isOver = true
  }
}

beforeEach(() => {
  sent = []
  answer = () => new Response(null, { status: 204 })
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  mayAnswer = { promise, resolve }
  document.body.innerHTML = `<form novalidate data-puzzle="sign-in"><label for="email">Email</label><input id="email" name="email" type="email">
<label for="password">Password</label><input id="password" name="password" type="password"><button type="submit">Sign in</button></form>`
  vi.stubGlobal('fetch', async () => answer())
  vi.stubGlobal('Worker', TestWorker)
  solveBeforeSending(document)
  document.querySelector('form')?.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    sent.push(Object.fromEntries(new FormData(event.target)))
  })
})
afterEach(() => vi.unstubAllGlobals())

const refuse = (problem: object) => () =>
  new Response(JSON.stringify({ detail, ...problem }), { status: 429 })

async function typeAndSend() {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'ann@example.org')
  await user.type(screen.getByLabelText('Password'), 'olives and 7 lemons{Enter}')
  return user
}

it('[AUTH-7] a form that meets no pause is sent as it is', async () => {
  await typeAndSend()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ email: 'ann@example.org', password: 'olives and 7 lemons', puzzle: '' })
  expect(screen.getByRole('status').textContent).toBe('')
})

it('[AUTH-7] a form that meets a pause says what it does, solves the puzzle and is sent with all that was typed', async () => {
  answer = refuse({ challenge: puzzle })
  await typeAndSend()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(checking))
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Check' }).getAttribute('value')).toBe(
      String(1_000 / 3_000),
    ),
  )
  expect(sent).toEqual([])
  mayAnswer.resolve()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ email: 'ann@example.org', password: 'olives and 7 lemons' })
  expect(JSON.parse(atob(String(sent[0]?.puzzle)))).toEqual({
    algorithm: 'SHA-256',
    challenge: puzzle.challenge,
    number: 1_234,
    salt,
    signature: 'signed',
  })
})

it('[AUTH-7] a second press while it works sends nothing twice', async () => {
  answer = refuse({ challenge: puzzle })
  const user = await typeAndSend()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(checking))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  mayAnswer.resolve()
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(sent).toHaveLength(2))
})

it.each<[string, () => void]>([
  ['no puzzle helps', () => (answer = refuse({}))],
  ['there is no worker', () => vi.stubGlobal('Worker', undefined)],
  ['there is no crypto.subtle', () => vi.stubGlobal('crypto', {})],
  ['the puzzle has no solution', () => (answer = refuse({ challenge: { ...puzzle, maxnumber: 1_000 } }))],
])('[AUTH-7] where %s the wait is told in place, and nothing typed is lost', async (_what, arrange) => {
  answer = refuse({ challenge: puzzle })
  arrange()
  mayAnswer.resolve()
  await typeAndSend()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(detail))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('olives and 7 lemons')
  expect(sent).toEqual([])
})

it('[AUTH-7] a device that is too slow is told to wait after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    answer = refuse({ challenge: puzzle })
    screen.getByLabelText<HTMLInputElement>('Email').value = 'ann@example.org'
    document.querySelector('form')?.requestSubmit()
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeTruthy())
    vi.advanceTimersByTime(60_000)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(detail))
    expect(sent).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

it('[AUTH-7] another address stops the search', async () => {
  answer = refuse({ challenge: puzzle })
  const user = await typeAndSend()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(checking))
  await user.type(screen.getByLabelText('Email'), 'x')
  expect(screen.getByRole('status').textContent).toBe('')
  mayAnswer.resolve()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.email).toBe('ann@example.orgx')
})

it('[AUTH-7] leaving the page stops the search: who comes back finds the form as it was', async () => {
  answer = refuse({ challenge: puzzle })
  await typeAndSend()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(checking))
  window.dispatchEvent(new Event('pagehide'))
  mayAnswer.resolve()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('olives and 7 lemons')
  expect(sent).toEqual([])
})

it('[AUTH-7] a server that can’t be asked is sent the form', async () => {
  answer = () => {
    throw new TypeError('no network')
  }
  await typeAndSend()
  await waitFor(() => expect(sent).toHaveLength(1))
})
