// Load limits of a process. A request counts as work while something is done for it, not while its body arrives or while an open stream waits: those have
// their own limits per address and account. (S61)
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { RefusalCode } from '../../contract/refusals.ts';
import { type Budget, createBudget, createYieldingBudget, type YieldingBudget } from './budget.ts';
import { networkOf } from './network.ts';

export interface LoadLimits {
  /** Requests worked on at once: all together, for one address, for one account. */
  readonly requests: number;
  readonly requestsPerAddress: number;
  readonly requestsPerAccount: number;
  /** What is kept beyond `requests` for clicks that prove to be ours, and again for such webhooks. */
  readonly requestsReserved: number;
  readonly streams: number;
  readonly streamsPerAddress: number;
  readonly streamsPerAccount: number;
  /** Bytes of bodies on their way, and as many of those that are here. */
  readonly bodyBytes: number;
  readonly bodyBytesPerCaller: number;
  /** What is kept beyond `bodyBytes` for bodies on their way to where only what proves to be ours is taken. */
  readonly bodyBytesReserved: number;
  /** Bytes of answers that their readers have not taken yet. */
  readonly answerBytes: number;
  readonly answerBytesPerCaller: number;
  /** Connections of one address that carry no stream, where no proxy is before us. */
  readonly connectionsPerAddress: number;
}

/** For whom room is kept when all else is turned away: clicks never take that of webhooks, which carry money. */
export type Reserve = 'clicks' | 'webhooks';
/** Anyone can show a click's token again and again: an address has a quarter of their reserve at most. */
const CLICKERS_MIN = 4;

/** One request on its way through the process. */
export interface Work {
  /** Something is done for it from now on; null, or why not now. `proven`: the reserve that it may use, if any. */
  enter(proven: () => Reserve | null): RefusalCode | null;
  /** Nothing is done for it until it enters again. */
  pause(): void;
  /**
   * Its body needs so many bytes: on its way until it enters, then until it ends. What is on its way is never refused, but given up when it waits
   * longest and newer ones need the room: a body that comes at once is through before.
   */
  expectBytes(count: number, mayProve: boolean, giveUp: (why: RefusalCode) => void): void;
  /** From now on it counts for this account as well. */
  belongTo(accountId: number): RefusalCode | null;
  /** It becomes a stream: no longer work, until what is answered is called. */
  becomeStream(accountId: number): (() => void) | RefusalCode;
  /** It was answered. */
  end(): void;
  /** So many bytes of its answer wait for their reader until what is answered is called; they are given up when others need the room. */
  sendAnswer(bytes: number, giveUp: () => void): () => void;
  /** Its connection is gone; what is being done for it continues until it ends. */
  lose(): void;
}

export interface Load {
  begin(request: FastifyRequest): Work;
  /** Closes the connections of an address that have waited longest, when it has more than its share. */
  watch(server: Server): void;
  /** What is counted at this moment. */
  readonly used: { readonly requests: number; readonly streams: number; readonly bodyBytes: number; readonly answerBytes: number };
}

const nothing = (): void => undefined;
const refusalOf = (whose: 'own' | 'all'): RefusalCode => (whose === 'own' ? 'request.too_many' : 'server.busy');

/** Counts are of this process alone: another process has its own limits. */
export function createLoad(limits: LoadLimits): Load {
  const budgets = {
    requests: createBudget(limits.requestsPerAddress, limits.requests),
    clicks: createBudget(Math.ceil(limits.requestsReserved / CLICKERS_MIN), limits.requestsReserved),
    webhooks: createBudget(Number.POSITIVE_INFINITY, limits.requestsReserved),
    accounts: createBudget(limits.requestsPerAccount, Number.POSITIVE_INFINITY),
    addressStreams: createBudget(limits.streamsPerAddress, limits.streams),
    accountStreams: createBudget(limits.streamsPerAccount, Number.POSITIVE_INFINITY),
    bytes: createBudget(limits.bodyBytesPerCaller, limits.bodyBytes),
    arriving: createYieldingBudget(limits.bodyBytesPerCaller, limits.bodyBytes),
    proofs: createYieldingBudget(Number.POSITIVE_INFINITY, limits.bodyBytesReserved),
    answers: createYieldingBudget(limits.answerBytesPerCaller, limits.answerBytes),
  };
  /** Waiting connections by address, the one that has waited longest first. */
  const waiting = new Map<string, Set<Socket>>();

  /** Connections that came from outside: a request of the product to itself has something like a socket, and never closes it. */
  const connected = new WeakSet<Socket>();

  const setWaiting = (socket: Socket, isWaiting: boolean): void => {
    if (!connected.has(socket)) return;
    const key = networkOf(socket.remoteAddress ?? '');
    if (isWaiting && !socket.destroyed) waiting.get(key)?.add(socket);
    else waiting.get(key)?.delete(socket);
  };
  return {
    begin: (request) => beginWork(budgets, request, setWaiting),
    watch(server) {
      server.on('connection', (socket: Socket) => {
        connected.add(socket);
        const key = networkOf(socket.remoteAddress ?? '');
        const mine = waiting.get(key) ?? new Set();
        waiting.set(key, mine.add(socket));
        if (mine.size > limits.connectionsPerAddress) {
          const [oldest] = mine;
          if (oldest !== undefined) mine.delete(oldest);
          oldest?.destroy();
        }
        socket.once('close', () => {
          mine.delete(socket);
          if (mine.size === 0 && waiting.get(key) === mine) waiting.delete(key);
        });
      });
    },
    get used() {
      const { requests, clicks, webhooks, addressStreams, bytes, arriving, proofs, answers } = budgets;
      return {
        requests: requests.used + clicks.used + webhooks.used,
        streams: addressStreams.used,
        bodyBytes: bytes.used + arriving.used + proofs.used,
        answerBytes: answers.used,
      };
    },
  };
}

type Budgets = Readonly<
  Record<'requests' | Reserve | 'accounts' | 'addressStreams' | 'accountStreams' | 'bytes', Budget> &
    Record<'arriving' | 'proofs' | 'answers', YieldingBudget>
>;

function takeStream({ addressStreams, accountStreams }: Budgets, address: string, accountId: number): (() => void) | RefusalCode {
  const ofAddress = addressStreams.take(address);
  if (typeof ofAddress === 'string') return refusalOf(ofAddress);
  const ofAccount = accountStreams.take(String(accountId));
  if (typeof ofAccount === 'string') {
    ofAddress();
    return refusalOf(ofAccount);
  }
  return () => {
    ofAddress();
    ofAccount();
  };
}

function beginWork(budgets: Budgets, request: FastifyRequest, setWaiting: (socket: Socket, isWaiting: boolean) => void): Work {
  const address = networkOf(request.ip);
  const { socket } = request.raw;
  let account: number | null = null;
  let leaveRequests = nothing;
  let leaveAccount = nothing;
  let leaveBytes = nothing;
  let leaveArriving = nothing;
  let bytesHere = 0;
  let isInside = false;
  const caller = (): string => (account === null ? address : `account ${account}`);
  const pause = (): void => {
    if (!isInside) return;
    isInside = false;
    leaveRequests();
    setWaiting(socket, true);
  };
  const end = (): void => {
    pause();
    leaveAccount();
    leaveBytes();
    leaveArriving();
  };
  return {
    enter(proven) {
      leaveArriving();
      const room = budgets.bytes.take(caller(), bytesHere);
      if (typeof room === 'string') return refusalOf(room);
      leaveBytes = room;
      const usual = budgets.requests.take(address);
      // Proving costs a signature: it is asked only of those whom nothing else lets in.
      const reserve = typeof usual === 'string' ? proven() : null;
      const taken = reserve === null ? usual : budgets[reserve].take(address);
      if (typeof taken === 'string') return refusalOf(taken);
      leaveRequests = taken;
      isInside = true;
      setWaiting(socket, false);
      return null;
    },
    pause,
    expectBytes(count, mayProve, giveUp) {
      // What proves to be ours is small and has its limit as a request.
      bytesHere = mayProve ? 0 : count;
      const budget = mayProve ? budgets.proofs : budgets.arriving;
      leaveArriving = budget.take(caller(), count, (whose) => giveUp(refusalOf(whose)));
    },
    belongTo(accountId) {
      if (account !== null) return null;
      account = accountId;
      const taken = budgets.accounts.take(String(accountId));
      if (typeof taken === 'string') return refusalOf(taken);
      leaveAccount = taken;
      return null;
    },
    becomeStream(accountId) {
      const leaveStreams = takeStream(budgets, address, accountId);
      if (typeof leaveStreams === 'string') return leaveStreams;
      end();
      setWaiting(socket, false);
      return leaveStreams;
    },
    end,
    sendAnswer: (bytes, giveUp) => budgets.answers.take(caller(), bytes, giveUp),
    lose() {
      if (!isInside) end();
    },
  };
}
