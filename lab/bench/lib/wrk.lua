-- Arguments after `--`: cookies, used in turns, one per request. Without cookies, all requests are equal and cost wrk nothing.
function init(cookies)
  if #cookies == 0 then return end
  local requests, at = {}, 0
  for number, cookie in ipairs(cookies) do
    local headers = { cookie = cookie }
    for name, value in pairs(wrk.headers) do headers[name] = value end
    requests[number] = wrk.format(nil, nil, headers)
  end
  request = function()
    at = at % #requests + 1
    return requests[at]
  end
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"p50Us":%d,"failures":{"refused":%d,"unconnected":%d,"unread":%d,"unsent":%d,"late":%d}}\n',
    summary.requests, summary.duration, latency:percentile(50), e.status, e.connect, e.read, e.write, e.timeout))
end
