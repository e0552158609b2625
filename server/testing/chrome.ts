/** The `User-Agent` of a person's browser, which clicks of tests, tools and benchmarks send: without one they are those of a program. */
export const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
