import assert from 'node:assert/strict'
import { test } from 'vitest'
import { captionFile } from './caption-file.ts'

test('[LAND-4] a caption stands until the next one, the last to the end of the film', () => {
  const cues = [
    { fromMs: 0, text: 'First' },
    { fromMs: 4033, text: 'Then' },
  ]
  assert.equal(
    captionFile({ cues, lengthMs: 61_500 }),
    'WEBVTT\n\n00:00:00.000 --> 00:00:04.033\nFirst\n\n00:00:04.033 --> 00:01:01.500\nThen\n',
  )
})
