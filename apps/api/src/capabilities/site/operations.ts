export { countPageView, openPageViewContext } from './page-views/count-page-view.ts'
export { deletePageViewsBefore, listPageViews } from './page-views/store.ts'
export { readTaste } from './taste/read-taste.ts'
