import { startSite } from './site-script.ts'

startSite()
