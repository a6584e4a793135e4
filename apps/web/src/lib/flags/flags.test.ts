import type { Flags } from '@butterleaf/contract/flags/flags'
import { OpenFeature } from '@openfeature/web-sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '#lib/testing/until.ts'
import { followFlags, showFlaggedParts } from './show-flagged-parts.ts'

/** What a browser makes of a stream; the test is the server. */
class TestStream extends EventTarget {
  static readonly CLOSED = 2
  static opened: TestStream[] = []
  readonly url: string
  readyState = 1

  constructor(url: string) {
    super()
    this.url = url
    TestStream.opened.push(this)
  }

  tell(flags: Flags) {
    this.dispatchEvent(new MessageEvent('flags', { data: JSON.stringify(flags) }))
  }

  refuse() {
    this.readyState = TestStream.CLOSED
    this.dispatchEvent(new Event('error'))
  }

  close() {
    this.readyState = TestStream.CLOSED
  }
}

const open = () => TestStream.opened.filter(({ readyState }) => readyState === 1)

function look(isAway: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isAway)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  TestStream.opened = []
  vi.stubGlobal('EventSource', TestStream)
})
afterEach(async () => {
  await OpenFeature.clearProviders()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

describe('what has a flag', () => {
  it('[LAND-6] is there while the flag is on, and only then', async () => {
    document.body.innerHTML = '<p data-flag="trust-badge" hidden>Rated</p><p data-flag="nobody-knows">No</p>'
    const [badge, other] = document.querySelectorAll<HTMLElement>('[data-flag]')
    showFlaggedParts()
    expect(open().map(({ url }) => url)).toEqual(['/api/flags/stream'])
    expect(badge?.hidden).toBe(true)
    open()[0]?.tell({ 'trust-badge': true })
    await until(() => expect(badge?.hidden).toBe(false))
    expect(other?.hidden).toBe(true)
    open()[0]?.tell({ 'trust-badge': false })
    await until(() => expect(badge?.hidden).toBe(true))
  })
})

describe('the stream', () => {
  it('is open only while the page is looked at', () => {
    const leave = followFlags(() => {})
    look(true)
    expect(open()).toEqual([])
    look(false)
    expect(open()).toHaveLength(1)
    leave()
    look(false)
    expect(open()).toEqual([])
  })

  it('that was refused is asked for again later', () => {
    vi.useFakeTimers()
    const leave = followFlags(() => {})
    open()[0]?.refuse()
    expect(open()).toEqual([])
    vi.advanceTimersByTime(30_000)
    expect(open()).toHaveLength(1)
    leave()
  })
})
