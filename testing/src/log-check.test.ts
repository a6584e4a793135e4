import { expect, it } from 'vitest'
import { checkLog } from './log-check.ts'

it.each([
  'for robin@example.org',
  '{"t":"eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.x"}',
  'card 4111 1111 1111 1111',
  'card 4000000000000002',
])('[OPS-5] a log that holds what is a person’s is told: %s', (line) => {
  expect(() => checkLog(`{"msg":"fine"}\n${line}`)).toThrow('The log holds a')
})

it('[OPS-5] other lines are let through', () => {
  expect(() => checkLog('{"time":1795296601265,"msg":"mail to [email] failed"}')).not.toThrow()
})
