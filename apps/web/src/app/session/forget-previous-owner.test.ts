import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type SessionState, session } from '#lib/session/session.ts'
import { forgetPreviousOwner } from './forget-previous-owner.ts'

const robin = { id: 'robin', email: 'robin@example.org', name: 'Robin', givenName: 'Robin' }
const sam = { ...robin, id: 'sam', email: 'sam@example.org' }
let become: (state: SessionState) => void

beforeEach(() => {
  vi.spyOn(session, 'subscribe').mockImplementation((listener) => {
    become = (state) => {
      vi.spyOn(session, 'current').mockReturnValue(state)
      listener()
    }
    return () => undefined
  })
  forgetPreviousOwner()
  become({ status: 'signed-in', person: robin })
  localStorage.setItem('butterleaf.kitchen', '{}')
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const isKept = () => localStorage.getItem('butterleaf.kitchen') !== null

it.each([
  ['must only sign in again', { status: 'expired', person: robin }, true],
  ['signed in again', { status: 'signed-in', person: robin }, true],
  ['can’t be asked about', { status: 'unreachable', person: undefined }, true],
  ['is signed out', { status: 'signed-out', person: undefined }, false],
  ['gave the device to another person', { status: 'signed-in', person: sam }, false],
] as const)('[AUTH-5] what is kept of one who %s', (_who, state, isLeft) => {
  become(state)
  expect(isKept()).toBe(isLeft)
})
