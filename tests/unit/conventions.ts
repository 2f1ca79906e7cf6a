import { conventions } from 'virtual:content/business'
import { setConventions } from '../../widgets/rules/conventions.ts'

setConventions(conventions)
