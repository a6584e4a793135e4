import { startLanding } from '../landing/start-landing.ts'
import { startSite } from './site-script.ts'

// One file for every page: a second one would be requested only after the first has loaded.
startSite()
startLanding()
