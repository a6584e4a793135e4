import ArrowLeft from 'virtual:lucide/arrow-left'
import ArrowRight from 'virtual:lucide/arrow-right'
import Pause from 'virtual:lucide/pause'
import Play from 'virtual:lucide/play'
import type { ReactNode } from 'react'
import { Band } from '../band.tsx'
import { type Story, stories } from './stories.ts'

/** [LAND-3] A strip that scrolls natively; run-carousel.ts makes it move and its buttons work. */
export function StoriesSection() {
  return (
    <Band
      titleId="stories-title"
      tone="leaf"
      height="short"
      title="Kitchens like yours"
      lead="How Butterleaf might fit in. These are invented samples until our cooks send us their own."
    >
      <section data-carousel aria-label="Stories" aria-roledescription="carousel">
        <ul
          data-strip
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="Twelve stories"
          className="-mx-5 flex snap-x snap-mandatory gap-4 overflow-x-auto scroll-smooth px-5 pb-4 [scrollbar-width:none] lg:-mx-10 lg:scroll-px-10 lg:gap-6 lg:px-10 scroll-px-5"
        >
          {stories.map((story) => (
            <StoryCard key={story.name} story={story} />
          ))}
        </ul>
        <div className="mt-2 flex items-center gap-2 lg:mt-4 noscript:hidden">
          <StripButton name="back" label="Earlier stories">
            <ArrowLeft aria-hidden className="size-5" />
          </StripButton>
          <StripButton name="next" label="Later stories">
            <ArrowRight aria-hidden className="size-5" />
          </StripButton>
          <StripButton name="turning" label="Stop turning" className="motion-reduce:hidden">
            <Pause aria-hidden className="size-5 in-aria-pressed:hidden" />
            <Play aria-hidden className="hidden size-5 in-aria-pressed:block" />
          </StripButton>
          <p data-place className="ml-auto text-sm opacity-80" />
        </div>
      </section>
    </Band>
  )
}

function StoryCard({ story: { name, label, about, words } }: { story: Story }) {
  return (
    <li className="grid w-[min(19rem,82vw)] shrink-0 snap-start grid-rows-[1fr_auto] gap-4 rounded-card bg-surface p-5 text-ink">
      <p className="text-pretty">{words}</p>
      <div className="border-t border-hairline pt-4">
        <p className="font-display text-lg">{name}</p>
        <p className="text-sm text-muted">{about}</p>
        <p className="mt-2 inline-block rounded-full bg-butter px-3 py-1 text-xs font-bold text-on-butter">
          {label}
        </p>
      </div>
    </li>
  )
}

interface StripButtonProps {
  name: 'back' | 'next' | 'turning'
  label: string
  className?: string
  children: ReactNode
}

function StripButton({ name, label, className = '', children }: StripButtonProps) {
  return (
    <button
      type="button"
      data-strip-button={name}
      aria-label={label}
      {...(name === 'turning' ? { 'aria-pressed': false } : {})}
      className={`grid size-12 place-items-center rounded-full bg-white/15 transition hover:bg-white/25 focus-visible:outline-[#fdf8e8] ${className}`}
    >
      {children}
    </button>
  )
}
