import { encodePreferences, encodeProfile } from '@butterleaf/contract/onboarding/encode-personality'
import { drawnPerson } from '@butterleaf/testing/test-plan'
import { expect, it } from 'vitest'
import { answersFrom, answersFromResources } from './read-answers.ts'

it('[ONB-11] a stored food group that has left the cookbook can be saved again', () => {
  const mushrooms = { id: 'mushrooms', name: 'mushrooms', also: [] }
  const sent = { ...drawnPerson, avoidedGroups: ['mushrooms'] }
  const before = answersFrom(sent, { foodGroups: [mushrooms] })
  const resources = { profile: encodeProfile(before), preferences: encodePreferences(before) }
  expect(answersFromResources(resources, before, { foodGroups: [] })).toEqual(before)
})
