import { conventions } from 'virtual:content/business'
import { afterAll } from 'vitest'
import { setConventions } from '../../widgets/rules/company/conventions.ts'
import { removeCopies } from '../fixtures/project-copy.ts'

setConventions(conventions)
afterAll(removeCopies)
