import { conventions } from 'virtual:content/business'
import { setConventions } from '../../widgets/rules/company/conventions.ts'

setConventions(conventions)
