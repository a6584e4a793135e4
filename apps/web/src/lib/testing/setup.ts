import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { closeFoodSheet } from '#lib/food-log/food-sheet-request.ts'
import { stopSending } from '#lib/outbox/lane.ts'

// A lazy part may take long on a busy machine: beside fifteen others five seconds were too few.
configure({ asyncUtilTimeout: 10_000 })

// The test's page has no layout, so nothing to scroll.
Element.prototype.scrollIntoView ??= () => undefined

// The day before the plans of tests begin; a test that is about another day says so.
beforeEach(() => void vi.setSystemTime('2026-11-15T12:00:00Z'))

afterEach(cleanup)

// What a screen started outlives it: the next test would find its writes sent already, or a sheet open.
afterEach(() => {
  stopSending()
  closeFoodSheet()
})

// A screen that a test began to load, as by pointing at its link, would fail at the end of its file, and in each later one that shows it.
afterAll(() => vi.dynamicImportSettled(), 60_000)

// Files share a process and its page: none finds what another left there.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.body.replaceChildren()
  for (const element of [document.body, document.documentElement])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})
