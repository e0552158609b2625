import pino, { type Logger } from 'pino';

export type Log = Logger;

/** Is notified of every line that is an error or worse, with its facts as they were given. */
export type LogListener = (level: 'error' | 'fatal', facts: object, sentence: string) => void;

const errorLevel = 50;
const fatalLevel = 60;

/** Structured lines on standard output. Secrets and personal data are cut out by name, wherever they stand. */
export const createLog = (level: string, onError?: LogListener): Log =>
  pino({
    level,
    hooks: {
      logMethod(args, method, written) {
        const [facts, sentence]: readonly unknown[] = args;
        if (onError !== undefined && written >= errorLevel && typeof facts === 'object' && facts !== null)
          onError(written >= fatalLevel ? 'fatal' : 'error', facts, typeof sentence === 'string' ? sentence : '');
        method.apply(this, args);
      },
    },
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        'cookie',
        'authorization',
        '*.password',
        '*.cookie',
        '*.authorization',
        '*.token',
        '*.email',
        '*.text',
        '*.phone',
      ],
      censor: '[hidden]',
    },
    serializers: {
      err: (fault: unknown) => {
        const e = pino.stdSerializers.err(fault as Error) as { type?: string; message?: string; stack?: string; code?: string };
        return { type: e.type, message: e.message, stack: e.stack, code: e.code };
      },
    },
  });
