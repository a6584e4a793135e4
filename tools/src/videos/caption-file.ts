/** What was filmed: its captions from when on, and how long it is. */
export type Reel = { cues: readonly { fromMs: number; text: string }[]; lengthMs: number }

/** Captions as WebVTT: each stands until the next, the last to the end. */
export function captionFile({ cues, lengthMs }: Reel): string {
  const blocks = cues.map(({ fromMs, text }, place) => {
    const untilMs = cues[place + 1]?.fromMs ?? lengthMs
    return `${timeText(fromMs)} --> ${timeText(untilMs)}\n${text}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

function timeText(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23)
}
