import { describe, expect, it } from 'vitest';
import { agentFacts } from './agent.ts';

const browsers = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
  'Mozilla/5.0 (Linux; Android 14; 2201117TG Build/UKQ1) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/139.0.0.0 Mobile Safari/537.36 Instagram 398.0.0.0.71 Android',
];
const programs = [
  'Googlebot/2.1',
  'curl/8.10.1',
  'python-requests/2.32.3',
  'Go-http-client/2.0',
  'facebookexternalhit/1.1',
  'WhatsApp/2.24',
  '',
  'Dart/3.1 (dart:io)',
];

describe('who sent a request', () => {
  it.each(browsers)('a person: %s', (agent) => {
    expect(agentFacts({ 'user-agent': agent })).toEqual({ isBot: false, isNotABrowser: false, isPrefetch: false });
  });
  it.each(programs)('a program: %j', (agent) => {
    const { isBot, isNotABrowser } = agentFacts({ 'user-agent': agent });
    expect(isBot || isNotABrowser).toBe(true);
  });
  it('nobody, when no agent is named', () => {
    expect(agentFacts({})).toMatchObject({ isNotABrowser: true });
  });
  it.each([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
  ])('a browser ahead of its person: %j', (headers) => {
    expect(agentFacts({ 'user-agent': browsers[0], ...headers }).isPrefetch).toBe(true);
  });
});
