import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { withSpecialDays } from '../../site/content-schema/former-closed-dates.ts'
import { newFolder } from '../fixtures/project-copy.ts'
import { scriptArgs } from '../sites.ts'

const formerStep = `{
  "preferredDay": true,
  "closedDates": ["12-25", "2027-02-15"],
  "postalCode": null
}
`

const formerBusiness = `{
  "hours": [{ "days": "Every day", "time": "24 hours" }],
  "responseHours": 24
}
`

const step = `{
  "preferredDay": true,
  "postalCode": null
}
`

const business = `{
  "hours": [{ "days": "Every day", "time": "24 hours" }],
  "specialDays": [
    {
      "name": "Christmas Day",
      "date": "12-25",
      "time": "Closed"
    },
    {
      "name": "Holiday",
      "date": "2027-02-15",
      "time": "Closed"
    }
  ],
  "responseHours": 24
}
`

test('npm run upgrade moves the closed dates below the hours, names them, and says so', async () => {
  const content = newFolder()
  const write = (name: string, text: string) => writeFileSync(path.join(content, name), text)
  const read = (name: string) => readFileSync(path.join(content, name), 'utf8')
  write('contact-step.json', formerStep)
  write('business.json', formerBusiness)
  const upgrade = () =>
    promisify(execFile)(process.execPath, scriptArgs('site/scripts/upgrade.ts'), {
      env: { ...process.env, CONTENT: content },
    })
  const { stdout } = await upgrade()
  expect(read('contact-step.json')).toBe(step)
  expect(read('business.json')).toBe(business)
  for (const sentence of [
    'contact-step.json: closedDates is gone.',
    'business.json: specialDays: 12-25 is there now, called Christmas Day; write what your visitors call it.',
    'business.json: specialDays: 2027-02-15 is there now, called Holiday; write what your visitors call it.',
    '2 files changed.',
  ])
    expect(stdout).toContain(sentence)
  expect((await upgrade()).stdout).toContain('Nothing to change')
})

test('days that are in the list already are not added again, and files that are not JSON stay', () => {
  expect(withSpecialDays(formerStep, business)).toMatchObject({ contactStep: step, business })
  const broken = '{ "closedDates": '
  expect(withSpecialDays(broken, business)).toEqual({
    isJson: false,
    contactStep: broken,
    business,
    changes: [],
  })
})

test('files with the line ends of Windows keep them', () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n')
  expect(withSpecialDays(crlf(formerStep), crlf(formerBusiness))).toMatchObject({
    contactStep: crlf(step),
    business: crlf(business),
  })
})
