import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { leadMails } from '../../site/build/lead-mails/lead-mails.ts'
import { copyOfOtherCompany, environmentOfCopy } from '../fixtures/project-copy.ts'
import { scriptArgs } from '../sites.ts'

const run = (copy: string) =>
  spawnSync(process.execPath, scriptArgs('site/scripts/lead-mails.ts', copy), {
    encoding: 'utf8',
    env: environmentOfCopy(),
  })

test('the command writes both templates, and says what goes into which field and what to do next', () => {
  const copy = copyOfOtherCompany()
  const { stdout, stderr, status } = run(copy)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const { quote, inquiry } = leadMails(path.join(copy, 'site/content'))
  expect(readFileSync(path.join(copy, 'lead-mails/quote.html'), 'utf8')).toBe(quote.html)
  expect(readFileSync(path.join(copy, 'lead-mails/inquiry.html'), 'utf8')).toBe(inquiry.html)
  for (const words of ['To Email    office@fern.example', 'Reply To    {{email}}', quote.subject])
    expect(stdout).toContain(words)
  expect(stdout).toMatch(/textReply in site\/content\/business\.json[\s\S]*npm run lead:test\n$/)
})

test('the command writes none while the content has a mistake, and names it', () => {
  const copy = copyOfOtherCompany()
  const file = path.join(copy, 'site/content/business.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"office@fern.example"', '"office"'))
  const { stderr, status } = run(copy)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^No templates were written:\nsite\/content\/business\.json:\d+: email: /)
})
