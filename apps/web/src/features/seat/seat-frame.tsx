import type { ReactNode } from 'react'
import { paths } from '#lib/paths.ts'
import { Link } from '#ui/link.tsx'

/** [TOG-4] Of pages for people who may have no plan of their own: the app's navigation would lead them to payment. */
export function SeatFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-xl grid-cols-1 content-start gap-5 px-4 pt-4 pb-16">
      <title>{`${title} · Butterleaf`}</title>
      <header>
        <a href={paths.home} className="inline-flex min-h-11 items-center font-display text-lg">
          Butterleaf
        </a>
      </header>
      {children}
    </main>
  )
}

/** [TOG-4] What the two know of each other, and what can’t be hidden. */
export function WhatIsSeen({ owner }: { owner: string | null }) {
  const who = owner ?? 'The owner'
  return (
    <ul className="grid list-disc gap-2 pl-5 text-pretty marker:text-leaf">
      <li>
        {who} sees your name, what you eat at shared meals and how much of it. Not your weight, your answers
        or your targets.
      </li>
      <li>
        Portions follow from your needs: from all plates of a day {owner ?? 'the owner'} can tell about how
        much you eat on it. And a dish that never comes may be one you may not eat.
      </li>
      <li>
        You see the meals you share and your own plates, nothing else of {owner ? `${owner}’s` : 'theirs'}.
      </li>
      <li>
        You can leave at any time. Your answers are deleted then, and {owner ?? 'the owner'} keeps your name
        with a share of a portion.
      </li>
    </ul>
  )
}

export function SettingsWay() {
  return (
    <Link to={paths.settings} className="inline-flex min-h-11 items-center font-semibold text-leaf">
      Settings and log out
    </Link>
  )
}
