import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { fakeApi } from '#lib/testing/fake-api.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import { today } from '#lib/today.ts'
import { TargetNote } from './target-note.tsx'

const learningPath = '/api/mealplan/weight-tracker/learning'
const proposal = { id: 'one', reason: 'learned', fromKcal: 1900, toKcal: 1810, fatGrams: -10 }
const words = 'Your weigh-ins suggest another target'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function open(learning: object, path = '/app/week/1') {
  const api = fakeApi((sent) => {
    if (sent.path !== learningPath) return undefined
    return { body: sent.method === 'GET' ? learning : { ...learning, areNotesOn: false } }
  })
  return { ...api, ...renderScreen(TargetNote, path) }
}
const noted = (shownOn: string, askedOn = shownOn) =>
  localStorage.setItem('butterleaf.target-note', JSON.stringify({ askedOn, shownOn, owner: null }))

describe('the note about a proposed target', () => {
  it('[LEARN-2] leads to the tracker, and goes by a press', async () => {
    const { user } = open({ proposal, areNotesOn: true })
    expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(
      paths['app.weight-tracker'],
    )
    await user.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByText(words)).toBeNull()
  })

  it('[LEARN-4] is turned off by a press', async () => {
    const { user, sent } = open({ proposal, areNotesOn: true })
    await user.click(await screen.findByRole('button', { name: 'No such notes' }))
    await waitFor(() => expect(screen.queryByText(words)).toBeNull())
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { areNotesOn: false } })
  })

  it('[LEARN-2] comes once a week at most: after seven days it is asked for again, after six it isn’t', async () => {
    noted(addDays(today(), -6))
    expect(open({ proposal, areNotesOn: true }).sent).toEqual([])
    noted(addDays(today(), -7))
    open({ proposal, areNotesOn: true })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('[LEARN-2] without a proposal is silent, and asks again the next day only', async () => {
    const { sent } = open({ proposal: null, areNotesOn: true })
    await waitFor(() => expect(localStorage.getItem('butterleaf.target-note')).toContain(today()))
    expect([sent.length, screen.queryByText(words)]).toEqual([1, null])
    expect(open({ proposal, areNotesOn: true }).sent).toEqual([])
  })

  it('[LEARN-2] stays away from the tracker, where the card says it', () => {
    expect(open({ proposal, areNotesOn: true }, paths['app.weight-tracker']).sent).toEqual([])
  })
})
