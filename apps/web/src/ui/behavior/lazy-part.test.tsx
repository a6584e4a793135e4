import { render, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLazyPart, type LazyPart, useLazyPart } from './lazy-part.ts'

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? <p>Lost</p> : this.props.children
  }
}

function Trial({ part, isNeeded }: { part: LazyPart<string>; isNeeded: boolean }) {
  return <p>{useLazyPart(part, isNeeded) ?? 'Not yet'}</p>
}

const show = (part: LazyPart<string>, isNeeded: boolean) => (
  <Boundary>
    <Trial part={part} isNeeded={isNeeded} />
  </Boundary>
)

describe('a lazy part', () => {
  // React reports what its boundary catches.
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => vi.restoreAllMocks())

  it('is fetched once, before anyone needs it', async () => {
    const load = vi.fn(async () => 'Here')
    const part = createLazyPart(load)
    render(show(part, false))
    expect(await screen.findByText('Here')).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is fetched again when needed if the idle fetch was lost', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue('Here')
    const part = createLazyPart(load)
    const { rerender } = render(show(part, false))
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await Promise.resolve()
    rerender(show(part, true))
    expect(await screen.findByText('Here')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('[APP-9] throws a chunk that stays lost to the error boundary once it is needed', async () => {
    const part = createLazyPart<string>(() => Promise.reject(new Error('Loading chunk 7 failed')))
    const { rerender } = render(show(part, false))
    expect(screen.getByText('Not yet')).toBeTruthy()
    rerender(show(part, true))
    expect(await screen.findByText('Lost')).toBeTruthy()
  })
})
