import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { contactIn } from '#lib/support-contact.ts'
import { fakeApi } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import AnswerScreen from './answer-screen.tsx'
import { answerPath, helpAnswers } from './help-answers.ts'

import SupportScreen from './support-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

function open(path: string, support?: object) {
  fakeApi((sent) => (sent.path === '/config.json' ? { body: { issuer: 'i', support } } : undefined))
  const routes = [
    { path: paths['app.support'], Component: SupportScreen },
    { path: paths['app.support.answer'], Component: AnswerScreen },
  ]
  const { router, user } = renderRoutes(routes, path)
  return { user, place: () => router.state.location.pathname }
}

const questions = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)

describe('the questions', () => {
  it('[SUP-1] are at least thirty, each with an answer and an address of its own', () => {
    expect(helpAnswers.length).toBeGreaterThanOrEqual(30)
    expect(helpAnswers.filter(({ blocks }) => blocks.length === 0)).toEqual([])
    expect(new Set(helpAnswers.map(answerPath)).size).toBe(helpAnswers.length)
  })

  it('[SUP-1] are all there until a search narrows them; what the title contains comes first', async () => {
    const { user } = open('/support')
    expect(questions()).toHaveLength(helpAnswers.length)
    const search = screen.getByRole('searchbox', { name: 'Search the questions' })
    await user.type(search, 'leftovers')
    expect(screen.getAllByRole('link')[0]?.textContent).toBe('How do leftovers work?')
    expect(questions().length).toBeLessThan(helpAnswers.length)
    await user.clear(search)
    await user.type(search, 'zzz')
    expect(await screen.findByText('No question has that in it')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show all questions' }))
    expect(questions()).toHaveLength(helpAnswers.length)
  })

  it.each([
    ['how', 'How do leftovers work?'],
    ['LEFTOVERS work', 'How do leftovers work?'],
    ['medication', 'Is Butterleaf medical advice?'],
    ['(net', undefined],
  ])(
    '[SUP-1] are found by any word of theirs or of their answer, whatever its case: %s',
    async (typed, title) => {
      const { user } = open('/support')
      await user.type(screen.getByRole('searchbox'), typed)
      if (title === undefined)
        return expect(await screen.findByText('No question has that in it')).toBeTruthy()
      const link = screen.getAllByRole('link').find((one) => one.textContent?.startsWith(title))
      const marked = [...(link?.querySelectorAll('mark') ?? [])].map((mark) =>
        mark.textContent?.toLowerCase(),
      )
      expect(new Set(marked)).toEqual(new Set(typed.toLowerCase().split(' ')))
      expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy()
    },
  )

  it('[SUP-2] lead to their answers', async () => {
    const { user, place } = open('/support')
    await user.click(screen.getByRole('link', { name: 'What are net carbs?' }))
    expect(place()).toBe('/support/what-are-net-carbs%3F')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What are net carbs?')
    expect(screen.getByText(/left after fiber/)).toBeTruthy()
  })
})

describe('an answer', () => {
  it.each(helpAnswers.map(({ title }) => title))('[SUP-2] has its address: %s', (title) => {
    open(answerPath({ title }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  })

  it('[SUP-2] is found without the question mark that mail programs leave behind', () => {
    open('/support/What-are-net-carbs')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What are net carbs?')
  })

  it('[SUP-2] that isn’t there is said to be so, with a way to those that are', async () => {
    const { user } = open('/support/can-my-dog-eat-this')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No answer by that name')
    expect(screen.getByText(/“can my dog eat this”/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'See all questions' }))
    expect(questions()).toHaveLength(helpAnswers.length)
  })
})

describe('a person to write to', () => {
  it.each([
    ['mail', { email: 'help@example.org' }, 'Contact us', 'mailto:help@example.org'],
    ['a chat', { chatUrl: 'https://chat.example.org/' }, 'Chat with us', 'https://chat.example.org/'],
  ])('[SUP-1] is reached by %s where that is set up', async (_what, support, name, address) => {
    open('/support', support)
    await waitFor(() => expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address))
  })

  it('[SUP-1] has the address as text, for another device', async () => {
    open('/support', { email: 'help@example.org' })
    expect(await screen.findByText('help@example.org')).toBeTruthy()
  })

  it('[SUP-1] is reached even where nothing is set up: the button leads to where to write', async () => {
    const { user } = open('/support')
    await user.click(screen.getByRole('link', { name: 'Contact us' }))
    expect(screen.getByText(/Reply to any mail/)).toBeTruthy()
  })

  it('[SUP-1] is not sought at an address that runs a script', () => {
    expect(contactIn({ support: { chatUrl: 'javascript:alert(1)' } }).kind).toBe('answer')
  })
})
