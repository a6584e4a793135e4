/** Class names of a drawer: a sheet from the bottom edge, from 992 px (lg) a dialog in the middle. `starting` is for those that are open once they are there. */
export const drawerLook = {
  backdrop: [
    'fixed inset-0 z-40 min-h-dvh bg-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-250',
    'starting:opacity-0 data-starting-style:opacity-0 data-ending-style:opacity-0 data-swiping:duration-0',
  ].join(' '),
  viewport: 'fixed inset-0 z-40 flex items-end justify-center lg:items-center lg:p-6',
  popup: [
    'relative flex max-h-[92dvh] w-full max-w-xl flex-col overflow-hidden rounded-t-sheet bg-surface shadow-sheet outline-none',
    'transition duration-250 ease-soft [transform:translateY(var(--drawer-swipe-movement-y,0px))] data-swiping:duration-0',
    'starting:[transform:translateY(100%)] lg:starting:opacity-0 lg:starting:[transform:translateY(1rem)]',
    'data-starting-style:[transform:translateY(100%)] data-ending-style:[transform:translateY(100%)]',
    'lg:max-h-[min(92dvh,56rem)] lg:rounded-sheet lg:[transform:none]',
    'lg:data-starting-style:[transform:translateY(1rem)] lg:data-ending-style:[transform:translateY(1rem)]',
    'lg:data-starting-style:opacity-0 lg:data-ending-style:opacity-0',
    'forced-colors:border-2 forced-colors:border-[CanvasText]',
  ].join(' '),
  grabber: 'mx-auto h-1.5 w-12 shrink-0 rounded-full bg-line/60 forced-colors:bg-[ButtonText] lg:invisible',
  content: 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 touch-auto',
  footer: 'shrink-0 border-t border-hairline px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]',
}
