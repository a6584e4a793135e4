import { startLanding } from '../landing/start-landing.ts'
import { startSite } from './site-script.ts'

// One file for every page: a second one would be asked for only once the first is read.
startSite()
startLanding()
