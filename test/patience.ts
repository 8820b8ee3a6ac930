import { configure } from '@testing-library/react'
import { waitTimeout } from './timeouts.ts'

configure({ asyncUtilTimeout: waitTimeout })
