import { expect, test } from 'vitest'
import { isPrivate, maskedAddress } from '../../widgets/rules/mask.ts'

test.each([
  ['https://shop.example/', 'https://shop.example/'],
  ['https://shop.example/prices?email=a@b.example#top', 'https://shop.example/prices'],
  ['https://shop.example/a#x?y', 'https://shop.example/a'],
  [
    'https://shop.example/reset/9f86d081884c7d659a2feaa0c55ad015/jane%40example.com/next',
    'https://shop.example/reset/***/***/next',
  ],
  ['https://shop.example/~jane@example.com/a', 'https://shop.example/***/a'],
  [
    'https://9f86d081884c7d659a2feaa0c55ad015.shop.example/a',
    'https://9f86d081884c7d659a2feaa0c55ad015.shop.example/a',
  ],
  ['/reset/9f86d081884c7d659a2feaa0c55ad015', '/reset/***'],
  ['file:///home/me/page.html', 'file:///home/me/page.html'],
  ['about:srcdoc', 'about:srcdoc'],
  ['', ''],
])('the page %s is told as %s', (address, told) => {
  expect(maskedAddress(address)).toBe(told)
})

test.each([
  'jane@example.com',
  'jane%40example.com',
  '123e4567-e89b-12d3-a456-426614174000',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N',
  'x7Kp29QvLm3RtY84',
  'aB3dE5gH7jK9mN1',
  'ann%2540x.ca',
  'abcdefghijklmnopqrstuvwxyzabcdefgh',
])('%s is private', (text) => {
  expect(isPrivate(text)).toBe(true)
})

test.each([
  'how-to-clean-a-4-plus-car-driveway-in-2026',
  'spring_sale_2026_surrey_and_langley',
  'springsale2026surrey',
  'SummerSaleBCMainland2026Q3',
  'PMaxSurreyBurnaby2026Q1',
  'InternationalCleaning',
  '120210987654321098',
  'Reinigungsunternehmen',
  '%E6%B8%85%E6%B4%81%E6%9C%8D%E5%8A%A1%E6%B8%85%E6%B4%81',
  '',
])('%s is not', (text) => {
  expect(isPrivate(text)).toBe(false)
})
