/**
 * Adds what site/content contains now to the marks of what was ever delivered in it, by which a
 * production build finds what an owner has not replaced yet.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { marksOf } from '../build/placeholder/placeholder.ts'

const file = fileURLToPath(new URL('../build/placeholder/delivered.json', import.meta.url))
const content = fileURLToPath(new URL('../content', import.meta.url))
const marks = new Set([...JSON.parse(readFileSync(file, 'utf8')), ...marksOf(content)])
writeFileSync(file, `${JSON.stringify([...marks].sort(), null, 2)}\n`)
