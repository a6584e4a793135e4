import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useDraft } from './draft.ts'

afterEach(() => sessionStorage.clear())

const empty = { title: '', note: 'none' }
const open = () => renderHook(() => useDraft('trial', empty)).result

it('[AUTH-5] keeps what was typed through a reload', () => {
  const first = open()
  expect(first.current.values).toEqual(empty)
  act(() => first.current.change({ title: 'Soup' }))
  act(() => first.current.change({ note: 'hot' }))
  expect(first.current.values).toEqual({ title: 'Soup', note: 'hot' })
  expect(open().current.values).toEqual({ title: 'Soup', note: 'hot' })
  expect(renderHook(() => useDraft('another', empty)).result.current.values).toEqual(empty)
})

it('fills in what an earlier version of the form did not ask', () => {
  sessionStorage.setItem('butterleaf.draft.trial', '{"title":"Soup"}')
  expect(open().current.values).toEqual({ title: 'Soup', note: 'none' })
})

it('begins empty where the stored text can’t be read', () => {
  sessionStorage.setItem('butterleaf.draft.trial', '{')
  expect(open().current.values).toEqual(empty)
})

it('is gone once it is saved', () => {
  const first = open()
  act(() => first.current.change({ title: 'Soup' }))
  act(() => first.current.clear())
  expect(sessionStorage).toHaveLength(0)
  expect(open().current.values).toEqual(empty)
})
