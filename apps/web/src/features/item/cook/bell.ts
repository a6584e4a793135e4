import type { Timer } from './timers.ts'

const strikeEveryMs = 2200
/** The bell stops after this long: a person who hasn't heard it by then isn't there. */
const ringsForMs = 3 * 60_000

let context: AudioContext | undefined
let ringing: ReturnType<typeof setInterval> | undefined
let giveUp: ReturnType<typeof setTimeout> | undefined

/** Browsers let a page sound only after a touch: called by the press that starts a timer, and by the first one after a reload. */
export function unlockBell(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
}

export function ringBell(): void {
  if (ringing !== undefined) return
  strike()
  ringing = setInterval(strike, strikeEveryMs)
  giveUp = setTimeout(silenceBell, ringsForMs)
}

export function silenceBell(): void {
  clearInterval(ringing)
  clearTimeout(giveUp)
  ringing = undefined
}

function strike(): void {
  navigator.vibrate?.([250, 120, 250])
  if (context?.state !== 'running') return
  for (const [delay, hertz] of [
    [0, 1046.5],
    [0.22, 1318.5],
    [0.44, 1568],
  ] as const)
    chime(context, context.currentTime + delay, hertz)
}

/** A small bell: a tone and its faint octave, struck and left to fade. */
function chime(sounding: AudioContext, at: number, hertz: number): void {
  for (const [partial, loudness] of [
    [1, 0.3],
    [2, 0.08],
  ] as const) {
    const tone = sounding.createOscillator()
    const volume = sounding.createGain()
    tone.frequency.value = hertz * partial
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(loudness, at + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.9)
    tone.connect(volume).connect(sounding.destination)
    tone.start(at)
    tone.stop(at + 1)
  }
}

/** Permission is asked for when the first timer starts, so that the reason is clear. */
export function askToNotify(): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return
  // A refusal is an answer too: the bell rings on the page.
  Notification.requestPermission().catch(() => undefined)
}

/** For a person who looks at another page or app. */
export async function notifyDue({ id, step, dish }: Timer): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  if (!document.hidden) return
  const title = `${step}: time’s up`
  const options = { body: dish, tag: `butterleaf.${id}`, icon: '/icons/icon-192.png' }
  // Phones show those of a service worker only.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, options)
  else new Notification(title, options)
}
